import { isUndecided } from './call-error.ts';

/** Milliseconds before the first retry; twice as many before each further one. */
const RETRY_BASE_MS = 300;

export interface RetryOptions {
  /** How often a call that nobody has decided is made again. Default: 0. */
  readonly retries?: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a call, and makes it again where no answer came or the server failed: with the same idempotency key, or one that
 * does no more when it is made twice. What was refused is final.
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  { retries = 0, signal }: RetryOptions = {},
): Promise<Answer> {
  for (let nth = 0; ; nth++) {
    try {
      return await attempt();
    } catch (error) {
      if (nth >= retries || !isUndecided(error)) throw error;
      // Up to half as long again, so that not everybody comes back at once.
      const wait = RETRY_BASE_MS * 2 ** nth * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, wait));
      signal?.throwIfAborted();
    }
  }
}
