import type { AnswerOf } from '#client/calls/api.ts';
import { failureOf } from '#client/forms/failure.ts';

type Answer = AnswerOf<'POST /api/appointments/check-in/{id}'> | AnswerOf<'POST /api/anon/check-in'>;

/** Why somebody has not been checked in, in words of `appointments.checkIn.failures`. */
export type CheckInFailure = 'alreadyCheckedIn' | 'tooEarly' | 'mismatch' | 'failed' | 'networkError';

/** What has come of checking in. */
export type CheckInEnd =
  | { readonly type: 'done'; readonly room: string | null }
  | { readonly type: 'consentNeeded'; readonly isAsAdult: boolean }
  | { readonly type: 'failed'; readonly failure: CheckInFailure };

const failed = (failure: CheckInFailure): CheckInEnd => ({ type: 'failed', failure });
const consentNeeded = (isAsAdult: boolean): CheckInEnd => ({ type: 'consentNeeded', isAsAdult });

const REFUSALS: Readonly<Record<Exclude<Answer['type'], 'success'>, CheckInEnd>> = {
  alreadyCheckedIn: failed('alreadyCheckedIn'),
  tooEarly: failed('tooEarly'),
  confidentialityFormNotFilled: consentNeeded(false),
  confidentialityFormNotFilledAsAdult: consentNeeded(true),
  'confidentiality-form-not-filled': consentNeeded(false),
  'confidentiality-form-not-filled-as-adult': consentNeeded(true),
  ssnEndPartMismatch: failed('mismatch'),
  checkInOnlyAtReception: failed('failed'),
  customerNotFound: failed('failed'),
  unknownError: failed('failed'),
  other: failed('failed'),
};

/** Reads the server's answer, with a login or without. */
export function endOfAnswer(answer: Answer): CheckInEnd {
  if (answer.type !== 'success') return REFUSALS[answer.type];
  return { type: 'done', room: answer.room?.location ?? null };
}

/** Reads why there was no answer. Too many tries are for the reception to help with, too. */
export function endOfError(error: unknown): CheckInEnd {
  return failed(failureOf(error, []) === 'network' ? 'networkError' : 'failed');
}
