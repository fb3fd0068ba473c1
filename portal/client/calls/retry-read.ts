import { ProblemError } from './call-error.ts';

/** Seconds until the next try where the server has not said. */
const WAIT = 2;
/** Tries of a read that the server has no room for at the moment: by then the patient has waited for a while. */
const WHEN_BUSY = 3;

/**
 * What the server refuses it refuses again; anything else is tried once more, then the patient decides. Where it says
 * when it will have room it is taken at its word, and up to half as long again, so that not everybody comes back at once.
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
