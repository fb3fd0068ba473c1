import type { Problem } from '#contract/calls/problem.ts';
import { NetworkError, ProblemError } from './call-error.ts';

/** Maximum milliseconds until an answer. */
export const TIME_OUT = 15_000;
/** The same of customer messaging. */
export const MESSAGING_TIME_OUT = 10_000;

const timeOutOf = (url: string) =>
  url.startsWith('/api/customer-messaging') ? MESSAGING_TIME_OUT : TIME_OUT;

/**
 * Calls the portal's own API. Pages have it from the shell (`useApp`), which learns of the session's end by it.
 *
 * @param onAnswer gets each answer before it is read, whatever it is
 * @throws ProblemError the server refused
 * @throws NetworkError no usable answer came within 15 seconds, of customer messaging within 10
 * @throws the signal's reason, if the caller aborted
 */
export async function request(
  url: string,
  init: RequestInit = {},
  onAnswer?: (answer: Response) => void,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeOutOf(url));
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const answer = await fetch(url, { ...init, signal });
    onAnswer?.(answer);
    const body: unknown = await answer.json();
    if (answer.ok) return body;
    if (isProblem(body)) throw new ProblemError(body, secondsOf(answer.headers.get('retry-after')));
    throw new NetworkError('unreadable');
  } catch (error) {
    if (error instanceof ProblemError || error instanceof NetworkError) throw error;
    init.signal?.throwIfAborted();
    if (limit.aborted) throw new NetworkError('timeout', error);
    throw new NetworkError(error instanceof SyntaxError ? 'unreadable' : 'offline', error);
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

function secondsOf(header: string | null): number | null {
  return header && /^\d+$/.test(header) ? Number(header) : null;
}
