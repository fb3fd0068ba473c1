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
import { InsurerError } from './insurer-error.ts';
import { createPostJson, type TlsIdentity } from './post-json.ts';

/** How the portal reaches an insurer. */
export interface InsurerSettings extends TlsIdentity {
  /** What the paths of the insurer's contract stand under: `https://api.insurer.example/pohjola/v1`. */
  readonly url: string;
  readonly apiKey: string;
  /** Longest wait for one answer, in milliseconds; somebody is waiting for a page. Default: 3000. */
  readonly timeoutMs?: number;
  /** Attempts after the first one, of what may be asked twice. Default: 1. */
  readonly retries?: number;
  /** Mean wait before the first retry, in milliseconds; each is another, so that retries do not come in waves. Default: 200. */
  readonly retryDelayMs?: number;
  /** Failures in a row after which the insurer is left alone. Default: 5. */
  readonly failures?: number;
  /** For how long, in milliseconds; then one request tries whether it answers again. Default: 30 000. */
  readonly pauseMs?: number;
}

/** One operation of an insurer's contract. */
export interface InsurerCall<Schema extends z.ZodType> {
  readonly path: string;
  readonly body: unknown;
  /** The answer as the contract has it. */
  readonly answer: Schema;
  /** Asking twice is the same as asking once. */
  readonly isRead: boolean;
}

export type CallInsurer = <Schema extends z.ZodType>(call: InsurerCall<Schema>) => Promise<z.output<Schema>>;

const isPassing = (error: unknown) => error instanceof InsurerError && !error.isLasting;

/**
 * Calls of one insurer, with a time limit each, another try of what only reads, and a circuit breaker for all of them:
 * an insurer that is out of order costs patients one wait, not one each. Everything that fails is an `InsurerError`.
 *
 * @param insurer as the log names it
 */
export function createInsurerCalls(insurer: string, settings: InsurerSettings): CallInsurer {
  const post = createPostJson(settings);
  const failing = handleWhen(isPassing);
  const breaker = circuitBreaker(failing, {
    breaker: new ConsecutiveBreaker(settings.failures ?? 5),
    halfOpenAfter: settings.pauseMs ?? 30_000,
  });
  const again = retry(failing, {
    maxAttempts: settings.retries ?? 1,
    backoff: new ExponentialBackoff({ initialDelay: settings.retryDelayMs ?? 200 }),
  });

  async function ask<Schema extends z.ZodType>({ path, body, answer }: InsurerCall<Schema>) {
    const headers = { 'x-api-key': settings.apiKey };
    const inTime = AbortSignal.timeout(settings.timeoutMs ?? 3000);
    const { status, text } = await post(`${settings.url}${path}`, headers, body, inTime).catch(() => {
      throw new InsurerError(insurer, inTime.aborted ? 'time-out' : 'no connection', false);
    });
    if (status !== 200) {
      throw new InsurerError(insurer, `status ${status}`, status < 500 && status !== 429);
    }
    const read = answer.safeParse(parsed(text));
    if (!read.success) throw new InsurerError(insurer, 'an answer outside the contract', false);
    return read.data;
  }

  return async (call) => {
    try {
      return await wrap(call.isRead ? again : noop, breaker).execute(() => ask(call));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new InsurerError(insurer, 'it has failed too often and is left alone for a while', false);
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
