import type { AnswerOf } from '#client/calls/api.ts';
import { failureOf } from '#client/forms/failure.ts';

type CancelAnswer = AnswerOf<'DELETE /api/appointments/{id}'>;

/** Why an appointment was not cancelled. */
export interface CancelFailure {
  readonly kind: 'deadline' | 'network' | 'other';
  /** With `deadline`: hours before the start until which it could be cancelled. */
  readonly hours?: number;
  /** Nothing is decided yet: the same may work in a moment. */
  readonly mayTryAgain: boolean;
}

/** Reads the server's answer; null is success. */
export function failureOfAnswer(answer: CancelAnswer): CancelFailure | null {
  if (answer.type === 'success') return null;
  if (answer.type === 'deadlineExceeded') {
    return { kind: 'deadline', hours: answer.hours, mayTryAgain: false };
  }
  return { kind: 'other', mayTryAgain: false };
}

/** Whether it was cancelled in another tab or by another guardian before; a try whose answer was lost is the patient's own. */
export function wasCancelledBefore(answer: CancelAnswer, last: CancelFailure | null): boolean {
  return answer.type === 'success' && answer.wasCancelled === true && last?.kind !== 'network';
}

/** Reads why there was no answer. */
export function failureOfError(error: unknown): CancelFailure {
  if (failureOf(error, []) === 'network') return { kind: 'network', mayTryAgain: true };
  return { kind: 'other', mayTryAgain: false };
}
