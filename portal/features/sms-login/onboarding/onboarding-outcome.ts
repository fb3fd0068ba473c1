import { isProblem, NetworkError } from '#client/calls/call-error.ts';

/** Why no number was verified, in words of `sms-login.failure`. */
export type OnboardingFailure =
  | 'tooManyCodes'
  | 'tooManyTries'
  | 'network'
  | 'unavailable'
  | 'unknown'
  /** The identification is too old for this; a notice of its own says so. */
  | 'identifyAnew';

/** A failure after which no other try helps for an hour. */
export function isFinal(failure: OnboardingFailure | null): boolean {
  return failure === 'tooManyCodes' || failure === 'tooManyTries' || failure === 'unavailable';
}

/** What an error of a call means; null where it is the field that is wrong. */
export function failureOfError(error: unknown): OnboardingFailure | null {
  if (isProblem(error, 'invalidFields')) return null;
  if (error instanceof NetworkError) return 'network';
  if (isProblem(error, 'freshIdentificationRequired')) return 'identifyAnew';
  if (isProblem(error, 'forbidden')) return 'unavailable';
  if (isProblem(error, 'tooManyRequests')) return 'tooManyTries';
  return 'unknown';
}
