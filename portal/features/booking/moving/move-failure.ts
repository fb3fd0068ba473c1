import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { failureOf } from '#client/forms/failure.ts';

type Answer = AnswerOf<'PUT /api/appointments/{id}'>;

/** What is said in the words of a booking (`booking.reservation.outcome`). */
type Shared = 'kela65NotAllowed' | 'unknownError';

/** Said alike whichever way the appointment moves (`booking.move`): no answer came, or something is to be ticked first. */
type OfEveryMove = 'network' | 'bindingRequired';

/** Why an appointment was not moved (`booking.move.failure`). */
export type MoveFailure = Exclude<Answer['type'], 'success'> | Shared | OfEveryMove;

/** A failure that the ways to move say in words of their own. */
export type OwnMoveFailure = Exclude<MoveFailure, Shared | OfEveryMove>;

export function isShared(failure: MoveFailure): failure is Shared {
  return failure === 'kela65NotAllowed' || failure === 'unknownError';
}

/** Reads the server's answer; null is success. */
export function failureOfAnswer({ type }: Answer): MoveFailure | null {
  return type === 'success' ? null : type;
}

/** Reads why there was no answer. */
export function failureOfError(error: unknown): MoveFailure {
  return isProblem(error, 'invalidFields') ? 'bindingRequired' : failureOf(error, []);
}
