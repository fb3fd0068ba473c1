import { setImmediate } from 'node:timers/promises';
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
  server.addHook('onRequest', async (request, reply) => {
    const isPage = isPageRequest(request);
    if (!isPage && !request.url.startsWith('/api/')) return;
    const { cost = 'light', isIdempotent } = request.routeOptions.config;
    const weight = WEIGHTS[isPage ? 'page' : cost];
    const mayBeRefused = !(isIdempotent && request.headers['idempotency-key']);
    if (mayBeRefused && (isStarved() || !load.hasRoomFor(weight))) {
      noteRefusal();
      const { least, most } = RETRY_AFTER;
      reply.header('retry-after', String(least + Math.floor(Math.random() * (most - least + 1))));
      return isPage ? sendBusyPage(request, reply) : sendProblem(reply, 'temporarilyUnavailable');
    }
    // Whoever hangs up early does not take the work along: it is over when it is done and the connection is free.
    const leave = load.enter(weight);
    let left = 2;
    const partOver = () => {
      left -= 1;
      if (left === 0) leave();
    };
    reply.raw.once('close', partOver);
    request.onAnswered = partOver;
    // What has been read together is counted together. A page that keeps the process busy from its beginning to its end
    // would otherwise be over before the next is counted: the queue would stand in the sockets, where nobody sees it.
    await setImmediate();
  });
  server.addHook('onSend', async (request) => {
    request.onAnswered?.();
    request.onAnswered = null;
  });
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
