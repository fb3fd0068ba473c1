import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { failureOf } from '#client/forms/failure.ts';

type Answer = AnswerOf<'PUT /api/appointments/{id}'>;

/** What is said alike whichever way the appointment moves, by the name of its words (`booking`). */
export const SHARED_WORDS = {
  notAChild: 'move.notAChild',
  guardianNeeded: 'reservation.outcome.guardianNeeded',
  kela65NotAllowed: 'reservation.outcome.kela65NotAllowed',
  unknownError: 'reservation.outcome.unknownError',
  network: 'move.network',
  notDeclined: 'earlier.notDeclined',
} as const;
type Shared = keyof typeof SHARED_WORDS;

/** Why an appointment was not moved (`booking.move.failure`), or that something is to be ticked first. */
export type MoveFailure = Exclude<Answer['type'], 'success'> | Shared | 'bindingRequired';

/** A failure that the ways to move say in words of their own. */
export type OwnMoveFailure = Exclude<MoveFailure, Shared | 'bindingRequired'>;

export function isShared(failure: MoveFailure): failure is Shared {
  return failure in SHARED_WORDS;
}

/** Reads the server's answer; null is success. */
export function failureOfAnswer({ type }: Answer): MoveFailure | null {
  return type === 'success' ? null : type;
}

/**
 * Reads why there was no answer.
 *
 * @param isMoving false where a time was declined: nothing would have moved
 */
export function failureOfError(error: unknown, isMoving: boolean): MoveFailure {
  if (isProblem(error, 'invalidFields')) return 'bindingRequired';
  const failure = failureOf(error, []);
  return failure === 'network' && !isMoving ? 'notDeclined' : failure;
}
