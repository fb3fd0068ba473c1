import { isProblem, NetworkError, ProblemError } from '#client/calls/call-error.ts';
import type { FieldError } from '#contract/calls/problem.ts';

/** Why a form of the own information was not saved, as its message is named. */
export type SaveFailure = 'failed' | 'network' | 'tooManyRequests' | 'sessionExpired' | 'identifyAnew';

/** What became of a save that was refused: the fields that were, else why. */
export function failureOf(error: unknown): {
  readonly failure: SaveFailure | null;
  readonly fields: readonly FieldError[];
} {
  const fields = isProblem(error, 'invalidFields') ? error.errors : [];
  return { failure: fields.length > 0 ? null : reasonOf(error), fields };
}

function reasonOf(error: unknown): SaveFailure {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ProblemError)) return 'failed';
  if (error.code === 'authenticationRequired') return 'sessionExpired';
  if (error.code === 'freshIdentificationRequired') return 'identifyAnew';
  return error.code === 'tooManyRequests' ? 'tooManyRequests' : 'failed';
}
