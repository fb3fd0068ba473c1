import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/calls/problem.ts';
import type { Vault } from '#platform/context.ts';
import { type Happening, happeningOf, happeningOfProblem } from './events.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
  interface FastifyRequest {
    /** The calls that have been answered, by their keys, and the names of the answers: a page makes several. */
    answered: [key: string, name: string][];
    /** Who has signed in with this request: their identity code, or the hash of one of those who work here. */
    signedInAs: string | null;
  }
  interface FastifyReply {
    /** The problem that was answered, by whatever refuses before a call is reached. */
    problem: ProblemCode | null;
  }
}

const INTERVAL_MS = 60_000;
const CALLBACK = '/oauth/callback';

/** The login page's words for what went wrong; anything else in an address is ignored. */
const FAILURES = ['cancelled', 'failed', 'replayed', 'expired', 'unavailable', 'guardianNeeded'];

/** Logs every answer that concerns the security log, whatever gave it. */
export function watchRequests(server: FastifyInstance, vault: Vault, level: string): void {
  // A name and a level of its own: an operator who wants fewer other lines still has these.
  const lines: FastifyBaseLogger = server.log.child(
    { log: 'security' },
    { level: level === 'silent' ? level : 'info' },
  );
  const log = createSecurityLog({ vault, write: (line) => lines.info(line) });
  server.decorate('securityLog', log);
  server.decorateRequest('signedInAs', null);
  server.decorateRequest('answered');
  server.decorateReply('problem', null);
  server.addHook('onRequest', async (request) => {
    request.answered = [];
  });
  server.addHook('onResponse', async (request, reply) => {
    for (const [endpoint, happening] of happeningsOf(request, reply)) {
      log.note(happening, {
        person: request.signedInAs ?? personOf(request),
        address: request.ip,
        requestId: request.id,
        endpoint,
        brand: request.brand?.id ?? null,
      });
    }
  });
  const timer = setInterval(() => log.flush(), INTERVAL_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    log.flush();
  });
}

function personOf({ session }: FastifyRequest): string | null {
  return session?.person?.identityCode ?? session?.staff?.hash.toString('hex') ?? null;
}

function happeningsOf(request: FastifyRequest, reply: FastifyReply): [endpoint: string, Happening][] {
  const calls = request.answered.flatMap(([key, name]): [string, Happening][] => {
    const happening = happeningOf(key, name);
    return happening ? [[key, happening]] : [];
  });
  const route = request.routeOptions.url;
  if (route === CALLBACK && !reply.problem) return [[`GET ${CALLBACK}`, signInOf(request, reply)]];
  // A page or a call that there is not: robots ask for these all day.
  if (request.answered.length > 0 || !reply.problem || (reply.problem === 'notFound' && !route)) return calls;
  const happening = happeningOfProblem(reply.problem);
  return happening ? [[route ? `${request.method} ${route}` : 'none', happening]] : calls;
}

function signInOf({ signedInAs }: FastifyRequest, reply: FastifyReply): Happening {
  if (signedInAs) return { event: 'signedIn', reason: 'identification' };
  const location = String(reply.getHeader('location') ?? '');
  const error = new URL(location, 'http://portal').searchParams.get('error') ?? '';
  return { event: 'signInFailed', reason: FAILURES.includes(error) ? error : 'failed' };
}
