import { randomUUID } from 'node:crypto';
import { createServer, maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { ProblemCode } from '#contract/calls/problem.ts';
import type { Clock } from '#platform/clock.ts';
import type { Vault } from '#platform/context.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Config } from '../config/config.ts';
import { type LogStream, loggerOptions } from '../logger.ts';
import { watchRequests } from '../security-log/watch-requests.ts';
import type { createReloginProof } from '../sessions/relogin-proof.ts';
import { sessionOfRequest } from '../sessions/session-of-request.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { VerifyGuardianship } from '../sessions/verify-guardianship.ts';
import { brandOfRequest, createServedAt } from './brand-of-request.ts';
import { answerBrokenRequests } from './broken-requests.ts';
import { contentSecurity, preparedSecurityHeaders } from './content-security.ts';
import { isSeenRequest } from './page-request.ts';
import { createPressure, type Pressure, type PressureParts } from './pressure.ts';
import { logError, problemOf, sendProblem } from './problems.ts';
import { limitRates } from './rate-limit.ts';
import { readableAddress } from './readable-address.ts';
import { createRefusal, type RefusalParts } from './refusal.ts';
import { requestTimeouts } from './request-timeouts.ts';
import { isServedSecurely } from './served-securely.ts';
import { giveTurns } from './turns.ts';

/** Bytes of the largest body that a call takes; files travel by other ways. */
const BODY_LIMIT = 64 * 1024;

export interface ShellOptions {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  readonly verifyGuardianship: VerifyGuardianship;
  readonly reloginProofOf: ReturnType<typeof createReloginProof>;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Where the log goes instead of standard output. */
  readonly logTo?: LogStream | undefined;
  readonly isDevelopment: boolean;
  /** Where pages send files to, besides the portal itself. */
  readonly uploadOrigin: string;
  /** What is refused while too much is asked at a time; null refuses nothing. */
  readonly pressure:
    | (Pick<PressureParts, 'settings' | 'queue' | 'connections'> & Pick<RefusalParts, 'busyPage'>)
    | null;
  /** Shows a reader as a page what a program gets as a problem. */
  readonly sendErrorPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    code: ProblemCode,
    error: unknown,
  ) => unknown;
}

/** The HTTP shell: everything that holds for every request, before any route is there. */
export async function createShell(options: ShellOptions): Promise<FastifyInstance> {
  const { config, sessions, verifyGuardianship, reloginProofOf, clock, isDevelopment, uploadOrigin } =
    options;
  const { limiter, sendErrorPage } = options;
  const isSecure = isServedSecurely(config.origins);
  const contentSettings = { isSecure, isDevelopment, uploadOrigin };
  const servedAt = createServedAt(config.origins);
  const pressure =
    options.pressure &&
    createPressure({
      ...options.pressure,
      servedAt,
      trustProxy: config.trustProxy,
      refuse: createRefusal({
        headers: preparedSecurityHeaders(contentSettings),
        busyPage: options.pressure.busyPage,
        onError: (error) => server.log.error({ err: error }, 'the page for a busy moment failed'),
      }),
      onRefused: (state) => server.log.warn(state, 'pages and calls are refused under pressure'),
    });
  const server: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel, options.logTo, isDevelopment),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    ...requestTimeouts(config.requestArrivalMs),
    ...(pressure && { serverFactory: serverWith(pressure) }),
    clientErrorHandler: answerBrokenRequests(isSecure),
    rewriteUrl: readableAddress,
    // A request under way is answered before the server closes; new ones are refused.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // As long as a head can be: what is longer than a call takes is its schema's to refuse, not the router's.
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  watchRequests(server, options.vault, config.logLevel);
  closeConnectionsWhenClosing(server);
  server.setErrorHandler((error, request, reply) => {
    const code = problemOf(error);
    logError(request, error, code);
    return isSeenRequest(request) && request.brand
      ? sendErrorPage(request, reply, code, error)
      : sendProblem(reply, code);
  });
  await contentSecurity(server, contentSettings);
  brandOfRequest(server, servedAt);
  await server.register(cookie);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The highest quality costs more time than it saves on a page made for one reader.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  pressure?.watch(server);
  giveTurns(server);
  const { sessionLimits: limits } = config;
  sessionOfRequest(server, { sessions, verifyGuardianship, reloginProofOf, limits, clock, isSecure });
  limitRates(server, limiter, config.rateLimit);
  return server;
}

/** The server that the framework makes by itself, with the guard in front of it. */
function serverWith(pressure: Pressure): FastifyServerFactory {
  return (answer, given) => {
    const options = given as ReturnType<typeof requestTimeouts> & { keepAliveTimeout: number };
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options;
    const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, (request, response) => {
      // While it closes, the framework answers.
      if (!server.listening || !pressure.refusesAtOnce(request, response)) answer(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}

/** A connection that is kept after its last answer would keep the server from closing for over a minute. */
function closeConnectionsWhenClosing(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
