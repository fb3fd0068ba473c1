import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import { type BulkheadLimits, createBulkhead } from './bulkhead.ts';
import { createSendJson, type JsonAnswer, type TlsIdentity } from './json-request.ts';
import { SystemError } from './system-error.ts';

/** How the portal reaches an outside system that is asked by JSON. */
export interface ReachSettings extends TlsIdentity, BulkheadLimits {
  /** What the paths of the system's contract stand under: `https://api.insurer.example/pohjola/v1`. */
  readonly url: string;
  /** Longest wait for one answer, in milliseconds; somebody is waiting for a page. Default: 3000. */
  readonly timeoutMs?: number;
  /** Attempts after the first one, of what may be asked twice. Default: 1. */
  readonly retries?: number;
  /** Mean wait before the first retry, in milliseconds; each is another, so that retries do not come in waves. Default: 200. */
  readonly retryDelayMs?: number;
  /** Failures in a row after which the system is left alone. Default: 5. */
  readonly failures?: number;
  /** For how long, in milliseconds; then one request tries whether it answers again. Default: 30 000. */
  readonly pauseMs?: number;
}

/** The same for a system to which the portal proves itself by a key. */
export interface SystemSettings extends ReachSettings {
  readonly apiKey: string;
}

/** How the portal and a system prove to each other who they are. */
export interface Proof {
  /** What is sent with a request; `text` is its body, empty without one. */
  headers(method: string, text: string): Readonly<Record<string, string>>;
  /** Whether an answer is the system's own. Default: every one that comes over its connection. */
  accepts?(answer: JsonAnswer): boolean;
}

/** One operation of a system's contract. */
export interface SystemCall<Schema extends z.ZodType> {
  /** Default: POST. */
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  /** On whose behalf it is asked: an identity code, or a reference to somebody. */
  readonly person: string;
  /** Absent: nothing is sent. */
  readonly body?: unknown;
  /** The answer as the contract has it. */
  readonly answer: Schema;
  /** Asking twice is the same as asking once: it is asked again where there was no answer. */
  readonly isRepeatable: boolean;
  /** Status of an answer that succeeds. Default: 200. */
  readonly success?: number;
  /** Of this call. Default: the system's. */
  readonly proof?: Proof;
}

export type CallSystem = <Schema extends z.ZodType>(call: SystemCall<Schema>) => Promise<z.output<Schema>>;

const byKey = (key: string): Proof => ({ headers: () => ({ 'x-api-key': key }) });
const byNothing: Proof = { headers: () => ({}) };

const isPassing = (error: unknown) => error instanceof SystemError && !error.isLasting;

/**
 * Calls of one outside system, with a time limit each, another try of what may be asked twice, and a circuit breaker for all of
 * them: a system that is out of order costs patients one wait, not one each. A bulkhead around all of it bounds how many wait.
 * Everything that fails is a `SystemError`.
 *
 * @param system as the log names it
 */
export function createSystemCalls(system: string, settings: SystemSettings | ReachSettings): CallSystem {
  const usual = 'apiKey' in settings ? byKey(settings.apiKey) : byNothing;
  const send = createSendJson(settings);
  const failing = handleWhen(isPassing);
  const breaker = circuitBreaker(failing, {
    breaker: new ConsecutiveBreaker(settings.failures ?? 5),
    halfOpenAfter: settings.pauseMs ?? 30_000,
  });
  const again = retry(failing, {
    maxAttempts: settings.retries ?? 1,
    backoff: new ExponentialBackoff({ initialDelay: settings.retryDelayMs ?? 200 }),
  });

  const inRoom = createBulkhead(
    settings,
    () => new SystemError(system, 'too many wait for it already', false),
  );

  async function ask<Schema extends z.ZodType>(call: SystemCall<Schema>) {
    const { method = 'POST', path, body, answer, success = 200, proof = usual } = call;
    const headers = proof.headers(method, body === undefined ? '' : JSON.stringify(body));
    const inTime = AbortSignal.timeout(settings.timeoutMs ?? 3000);
    const request = { method, url: `${settings.url}${path}`, headers, body, signal: inTime };
    const answered = await send(request).catch(() => {
      throw new SystemError(system, inTime.aborted ? 'time-out' : 'no connection', false);
    });
    const { status, text } = answered;
    if (status !== success) {
      throw new SystemError(system, `status ${status}`, status < 500 && status !== 429);
    }
    if (proof.accepts?.(answered) === false)
      throw new SystemError(system, 'an answer of somebody else', false);
    const read = answer.safeParse(parsed(text));
    if (!read.success) throw new SystemError(system, 'an answer outside the contract', false);
    return read.data;
  }

  return async (call) => {
    try {
      const policy = wrap(call.isRepeatable ? again : noop, breaker);
      return await inRoom(call.person, () => policy.execute(() => ask(call)));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new SystemError(system, 'it has failed too often and is left alone for a while', false);
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
