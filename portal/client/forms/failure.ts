import type { ProblemCode } from '#contract/calls/problem.ts';
import { NetworkError, ProblemError } from '../calls/call-error.ts';

/** The one table of failures: what a refusal means to the sender of a form. */
const FAILURES = {
  authenticationRequired: 'sessionExpired',
  forbidden: 'forbidden',
  freshIdentificationRequired: 'identifyAgain',
  temporarilyUnavailable: 'temporarilyUnavailable',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Partial<Record<ProblemCode, string>>;

/** A failure that only some forms have words for. */
export type SpecificFailure = (typeof FAILURES)[keyof typeof FAILURES];
/** A failure that every form has words for: no answer came, or nothing is known but that it failed. */
export type GeneralFailure = 'network' | 'unknownError';

/**
 * Why a call came to nothing.
 *
 * @param specific what the form has words for; everything else that the server refuses is `unknownError`
 */
export function failureOf<Specific extends SpecificFailure>(
  error: unknown,
  specific: readonly Specific[],
): Specific | GeneralFailure {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof ProblemError) || !(error.code in FAILURES)) return 'unknownError';
  const failure = FAILURES[error.code as keyof typeof FAILURES];
  return specific.find((each) => each === failure) ?? 'unknownError';
}
