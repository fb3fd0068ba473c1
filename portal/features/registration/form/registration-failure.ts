import { isProblem, NetworkError } from '#client/calls/call-error.ts';

/** Why nothing came of sending a registration. */
export type RegistrationFailure =
  | 'network'
  | 'unknownError'
  | 'tooManyRequests'
  /** The population register cannot be asked whose child it is. */
  | 'temporarilyUnavailable'
  | 'mismatch'
  | 'freshIdentificationRequired'
  | 'userAlreadyExists'
  | 'childAlreadyExists';

const REFUSALS = ['tooManyRequests', 'temporarilyUnavailable', 'freshIdentificationRequired'] as const;

/** What an error of the call means. */
export function failureOf(error: unknown): RegistrationFailure {
  if (error instanceof NetworkError) return 'network';
  return REFUSALS.find((code) => isProblem(error, code)) ?? 'unknownError';
}
