import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cost } from '#contract/calls/endpoint.ts';
import type { ConnectionQueue } from '#platform/database/connection-queue.ts';
import { asRequest } from '#platform/limits/stand-aside.ts';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { hostLines, type ServedAt } from './brand-of-request.ts';
import { callerNetwork } from './caller-network.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { createLoad } from './load.ts';
import { type Asked, isPageRequest } from './page-request.ts';
import { readableAddress } from './readable-address.ts';
import type { Refuse } from './refusal.ts';
import { createRefusalLog } from './refusal-log.ts';
import { createStay, type Stay } from './stay.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call. */
    cost?: Cost;
    /** The call is a change that runs once for each key. */
    isIdempotent?: boolean;
  }
  interface FastifyRequest {
    /** Called once the answer exists, however it is delivered. */
    onAnswered: (() => void) | null;
    /** Its time in flight; null before that, and of what is not counted. */
    stay: Stay | null;
    /** Counts the request once more, for as long as more of its answer is made; says how that ends. */
    countAgain: (() => () => void) | null;
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
  readonly servedAt: ServedAt;
  readonly trustProxy: TrustedProxies;
  readonly refuse: Refuse;
  /** Called now and then with the number of refusals, and with what is in flight. */
  readonly onRefused: (state: object) => void;
}

export interface Pressure {
  /** Refuses before the web server has seen the request, which costs as much as many an answer; says whether it has. */
  refusesAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** Counts what is let in, and refuses what turns out to be more than there is room for. */
  watch(server: FastifyInstance): void;
}

/** By how much more than a light call something keeps the process busy, as measured with the demo clinic. */
const WEIGHTS: Readonly<Record<Cost | 'page', number>> = { light: 1, search: 2, heavy: 4, page: 4 };
/** What has not left after so many milliseconds waits for its reader, and keeps the process from nothing. */
export const SENDING_MS = 50;

/**
 * Refuses pages and calls (503, before session and body) while this process has more of them in flight than it can
 * answer in a bearable time, or its queries wait too long for a connection. It goes by what is there now and by
 * nothing that has passed: somebody who asks for one thing at a time is never refused because of one caller who asks
 * for much. What waits for an outside system is not in flight meanwhile: bulkheads bound that. Files, probes, steps of an
 * identification and changes that carry a well-formed idempotency key are always let through; what apps ask is counted as
 * calls are.
 *
 * @see docs/decisions/031-pressure.md
 */
export function createPressure(parts: PressureParts): Pressure {
  const { settings, queue, connections, servedAt, trustProxy, refuse, onRefused } = parts;
  const load = createLoad(settings);
  const isTrusted = typeof trustProxy === 'function' ? trustProxy : proxyAddr.compile(trustProxy || []);
  const noteRefusal = createRefusalLog((refused) =>
    onRefused({ refused, inFlight: load.inFlight, waiting: queue.length }),
  );
  const isStarved = () => queue.length >= connections && queue.age() > settings.connectionWait;
  const hasRoomFor = (weight: number, caller: string) => !isStarved() && load.hasRoomFor(weight, caller);

  /** Refuses; says whether it has. */
  const refuseLate = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (request.routeOptions.config.isIdempotent && idempotencyKey(request) !== null) return false;
    if (hasRoomFor(weightOf(request), callerNetwork(request.ip))) return false;
    noteRefusal();
    reply.hijack();
    refuse(request.raw, reply.raw, request);
    return true;
  };

  const enter = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Hanging up early does not cancel the work: it is over when it is done and sent. A client that does not take
    // what is sent is not waited for: one connection on which much is asked and nothing read would keep all others out.
    const countAgain = () => load.enter(weightOf(request), callerNetwork(request.ip));
    request.countAgain = countAgain;
    const stay = createStay(countAgain);
    request.stay = stay;
    const closed = new Promise((resolve) => reply.raw.once('close', resolve));
    request.onAnswered = () => {
      void Promise.race([closed, sleep(SENDING_MS, null, { ref: false })]).then(stay.end);
    };
    // What has been read together is counted together. A page that keeps the process busy from its beginning to its end
    // would otherwise be over before the next is counted: the queue would stand in the sockets, where nobody sees it.
    return setImmediate();
  };

  return {
    refusesAtOnce(request, response) {
      const asked = { method: request.method ?? '', url: readableAddress(request) };
      // Which calls a key is for the routes know, and how much more than a light one each of them is.
      if (!isCounted(asked) || (isChange(asked) && idempotencyKey(request) !== null)) return false;
      // Of a connection that is gone already there is no address.
      const caller = callerNetwork(proxyAddr(request, isTrusted) ?? '');
      if (hasRoomFor(isPageRequest(asked) ? WEIGHTS.page : WEIGHTS.light, caller)) return false;
      const brand = hostLines(request) === 1 && servedAt(request.headers.host ?? '')?.brand;
      if (!brand) return false;
      noteRefusal();
      refuse(request, response, { ...asked, brand });
      return true;
    },

    watch(server) {
      server.decorateRequest('onAnswered', null);
      server.decorateRequest('stay', null);
      server.decorateRequest('countAgain', null);
      server.addHook('onRequest', async (request, reply) => {
        if (!isCounted(request) || refuseLate(request, reply)) return;
        if (!hasBody(request)) await enter(request, reply);
      });
      server.addHook('onRequest', knownWhileItWaits);
      // Somebody who sends a byte now and then keeps the process from nothing: what has yet to arrive is not in flight.
      server.addHook('preValidation', async (request, reply) => {
        if (!isCounted(request) || !hasBody(request) || refuseLate(request, reply)) return;
        await enter(request, reply);
      });
      server.addHook('preValidation', knownWhileItWaits);
      server.addHook('onSend', async (request) => {
        request.onAnswered?.();
        request.onAnswered = null;
      });
    },
  };
}

/** Whatever answers the request finds it, to have it stand aside while another system is waited for. */
function knownWhileItWaits(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.stay) asRequest(request.stay.standAside, done);
  else done();
}

/** What programs ask: calls, and what apps of the patient's choice ask of the record and of their tokens. */
const ASKED_BY_PROGRAMS = /^\/(api|fhir)\/|^\/oauth\/(authorize|token|revoke)(\?|$)/;

const isCounted = (asked: Asked) => isPageRequest(asked) || ASKED_BY_PROGRAMS.test(asked.url);

const isChange = ({ method }: Asked) => method !== 'GET' && method !== 'HEAD';

const weightOf = (request: FastifyRequest) =>
  WEIGHTS[isPageRequest(request) ? 'page' : (request.routeOptions.config.cost ?? 'light')];

/** The web server waits for a body before it goes on; what a reading request says of one it ignores. */
function hasBody(request: FastifyRequest): boolean {
  if (!isChange(request)) return false;
  const { headers } = request;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
