import { AGE_PROBLEMS } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';

const MESSAGES = [
  'appointmentNotAvailable',
  'tooManyReservations',
  'overlappingTime',
  'treatmentChainCreationFailed',
  ...AGE_PROBLEMS,
  'kela65NotAllowed',
  'occupationalNotAllowed',
  'directReimbursementFailed',
  'unknownError',
] as const;
const IDENTIFY = ['noPatient', 'patientDataConsentRequired', 'patientInfoConflict'] as const;

/** A sentence above the form (`booking.reservation.outcome`). */
type Message = (typeof MESSAGES)[number] | GeneralFailure | 'tooManyRequests' | 'sessionExpired';

/** Something to do first, elsewhere: to sign in or call (`booking.reservation.identify`), or to register. */
export type IntermediateStep = (typeof IDENTIFY)[number] | 'loginRequired' | 'unregistered';

/** A state that the page has a view of its own for. */
type OwnView = 'consentRequired' | 'notCreditworthy';

/** What to tell a patient whose booking did not succeed. */
export type ReservationFailure = Message | IntermediateStep | OwnView;

export function isIntermediateStep(failure: ReservationFailure): failure is IntermediateStep {
  return asksToIdentify(failure) || failure === 'loginRequired' || failure === 'unregistered';
}

/** Somebody has to prove who they are before the booking can be made. */
export function asksToIdentify(failure: string): failure is (typeof IDENTIFY)[number] {
  return isOneOf(IDENTIFY, failure);
}

export function hasOwnView(failure: ReservationFailure): failure is OwnView {
  return failure === 'consentRequired' || failure === 'notCreditworthy';
}

/** What an answer other than success means; a type that nobody knows is `unknownError` (BOOK-34). */
export function failureOfAnswer(type: string): ReservationFailure {
  if (type === 'strongAuthenticationRequired') return 'loginRequired';
  if (type === 'unregistered' || type === 'consentRequired' || type === 'notCreditworthy') return type;
  return isOneOf([...IDENTIFY, ...MESSAGES], type) ? type : 'unknownError';
}

function isOneOf<const Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.includes(value as Value);
}
