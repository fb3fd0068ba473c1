import { ProblemError } from './call-error.ts';

/** Seconds until the next try if the server has not said. */
const WAIT = 2;
/** Tries of a read while the server is overloaded: by then the patient has waited for a while. */
const WHEN_BUSY = 3;

/**
 * A refusal is final; any other failure is retried once, then the patient decides. If the server says
 * when it will have room, the retry waits that long and up to half as long again, so that not everybody returns at
 * once.
 */
export function retryRead(
  error: unknown,
  _key: string,
  _config: unknown,
  revalidate: (options: { retryCount: number }) => unknown,
  { retryCount }: { readonly retryCount: number },
): void {
  const problem = error instanceof ProblemError ? error : null;
  if (problem && problem.status < 500) return;
  const said = problem?.retryAfter ?? null;
  if (retryCount > (said === null ? 1 : WHEN_BUSY)) return;
  const wait = said === null ? WAIT : said * (1 + Math.random() / 2);
  setTimeout(() => revalidate({ retryCount }), wait * 1000);
}
