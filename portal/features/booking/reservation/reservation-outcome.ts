import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import { type FieldMessages, messagesOf } from './reservation-fields.ts';

const MESSAGES = [
  'appointmentNotAvailable',
  'tooManyReservations',
  'treatmentChainCreationFailed',
  'unknownError',
] as const;
const IDENTIFY = ['noPatient', 'patientDataConsentRequired', 'patientInfoConflict'] as const;

/** What to tell a patient whose booking did not succeed. */
export type ReservationFailure =
  /** A sentence above the form (`booking.reservation.outcome`). */
  | {
      readonly kind: 'message';
      readonly key: (typeof MESSAGES)[number] | 'network' | 'tooManyRequests' | 'sessionExpired';
    }
  | Detour
  /** A state that the page has a view of its own for. */
  | { readonly kind: 'consentRequired' | 'notCreditworthy' }
  | { readonly kind: 'fields'; readonly messages: FieldMessages };

/** Something to do first, elsewhere. */
export type Detour =
  /** Sign in or call (`booking.reservation.identify`). */
  | { readonly kind: 'identify'; readonly key: (typeof IDENTIFY)[number] }
  | { readonly kind: 'loginRequired' | 'unregistered' };

export function isDetour(failure: ReservationFailure): failure is Detour {
  return isOneOf(['identify', 'loginRequired', 'unregistered'], failure.kind);
}

/** What an answer other than success means; a type that nobody knows is `unknownError` (BOOK-34). */
export function failureOf(type: string): ReservationFailure {
  if (isOneOf(IDENTIFY, type)) return { kind: 'identify', key: type };
  if (type === 'strongAuthenticationRequired') return { kind: 'loginRequired' };
  if (type === 'unregistered' || type === 'consentRequired' || type === 'notCreditworthy')
    return { kind: type };
  return { kind: 'message', key: isOneOf(MESSAGES, type) ? type : 'unknownError' };
}

/** What an error of the call means. */
export function failureOfError(error: unknown): ReservationFailure {
  if (error instanceof NetworkError) return { kind: 'message', key: 'network' };
  if (!(error instanceof ProblemError)) return { kind: 'message', key: 'unknownError' };
  if (error.code === 'tooManyRequests') return { kind: 'message', key: 'tooManyRequests' };
  if (error.code === 'authenticationRequired') return { kind: 'message', key: 'sessionExpired' };
  const messages = error.code === 'invalidFields' ? messagesOf(error.errors) : null;
  return messages ? { kind: 'fields', messages } : { kind: 'message', key: 'unknownError' };
}

/** What analytics counts a failure as. */
export function analyticsType(failure: ReservationFailure): string {
  if (failure.kind === 'fields') return 'invalidFields';
  return 'key' in failure ? failure.key : failure.kind;
}

function isOneOf<const Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.includes(value as Value);
}
