import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cost } from '#contract/endpoint.ts';
import type { ConnectionQueue } from '#platform/database/connection-queue.ts';
import { createLoad } from './load.ts';
import { isPageRequest } from './page-request.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call. */
    cost?: Cost;
    /** The call is a change that runs once for each key. */
    isIdempotent?: boolean;
  }
  interface FastifyRequest {
    /** Told once the answer is there, however it goes to whoever asked. */
    onAnswered: (() => void) | null;
  }
}

export interface PressureSettings {
  /** What may be in flight in this process at a time, in light calls: a page weighs as much as four. */
  readonly most: number;
  /** The same once the process has had no rest for a while: what waits then waits for ever longer. */
  readonly mostWhenBusy: number;
  /** Milliseconds for which the first query may wait for a connection while as many wait as there are. */
  readonly connectionWait: number;
}

export interface PressureParts {
  readonly settings: PressureSettings;
  /** Whose queries wait for a connection, and how many there are. */
  readonly queue: ConnectionQueue;
  readonly connections: number;
  /** Tells a reader of pages what a program gets as a problem. */
  readonly sendBusyPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** By how much more than a light call something keeps the process busy, as measured with the demo clinic. */
const WEIGHTS: Readonly<Record<Cost | 'page', number>> = { light: 1, search: 2, heavy: 4, page: 4 };
/** Seconds after which somebody who is refused may try again: not all of them in the same one. */
const RETRY_AFTER = { least: 2, most: 5 };
const LOG_EVERY_MS = 10_000;
/** An answer that has not left after so many milliseconds waits for its reader, and keeps the process from nothing. */
const SENDING_MS = 50;

/**
 * Refuses pages and calls (503, before session and body) while this process has more of them in flight than it can
 * answer in a bearable time, or its queries wait too long for a connection. It goes by what is there now and by
 * nothing that has passed: whoever asks for one thing at a time is never refused. Files, probes, steps of an
 * identification and changes that carry an idempotency key are always let through.
 *
 * @see docs/decisions/031-pressure.md
 */
export function refuseUnderPressure(server: FastifyInstance, parts: PressureParts): void {
  const { settings, queue, connections, sendBusyPage } = parts;
  const load = createLoad(settings);
  const noteRefusal = createRefusalLog(server, () => ({ inFlight: load.inFlight, waiting: queue.length }));
  const isStarved = () => queue.length >= connections && queue.age() > settings.connectionWait;

  server.decorateRequest('onAnswered', null);
  /** Refuses; resolves to whether it has. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const mayBeRefused = !(request.routeOptions.config.isIdempotent && request.headers['idempotency-key']);
    if (!mayBeRefused || (!isStarved() && load.hasRoomFor(weightOf(request)))) return false;
    noteRefusal();
    const { least, most } = RETRY_AFTER;
    reply.header('retry-after', String(least + Math.floor(Math.random() * (most - least + 1))));
    await (isPageRequest(request)
      ? sendBusyPage(request, reply)
      : sendProblem(reply, 'temporarilyUnavailable'));
    return true;
  };

  const enter = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Whoever hangs up early does not take the work along: it is over when it is done and sent. Whoever does not take
    // what is sent is not waited for: one connection on which much is asked and nothing read would keep all others out.
    const leave = load.enter(weightOf(request));
    const closed = new Promise((resolve) => reply.raw.once('close', resolve));
    request.onAnswered = () => {
      void Promise.race([closed, sleep(SENDING_MS, null, { ref: false })]).then(leave);
    };
    // What has been read together is counted together. A page that keeps the process busy from its beginning to its end
    // would otherwise be over before the next is counted: the queue would stand in the sockets, where nobody sees it.
    return setImmediate();
  };

  server.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request) || (await refuse(request, reply))) return;
    if (!hasBody(request)) await enter(request, reply);
  });
  // Somebody who sends a byte now and then keeps the process from nothing: what has yet to arrive is not in flight.
  server.addHook('preValidation', async (request, reply) => {
    if (!isCounted(request) || !hasBody(request) || (await refuse(request, reply))) return;
    await enter(request, reply);
  });
  server.addHook('onSend', async (request) => {
    request.onAnswered?.();
    request.onAnswered = null;
  });
}

const isCounted = (request: FastifyRequest) => isPageRequest(request) || request.url.startsWith('/api/');

const weightOf = (request: FastifyRequest) =>
  WEIGHTS[isPageRequest(request) ? 'page' : (request.routeOptions.config.cost ?? 'light')];

/** The web server waits for a body before it goes on; what a reading request says of one it ignores. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A line now and then instead of one for each: refusing has to stay cheap. */
function createRefusalLog(server: FastifyInstance, state: () => object): () => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    server.log.warn({ refused, ...state() }, 'pages and calls are refused under pressure');
    loggedAt = now;
    refused = 0;
  };
}
