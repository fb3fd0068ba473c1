import { addBusinessDays } from '#contract/time/business-days.ts';
import { helsinkiDay } from '#contract/time/time.ts';

/** Business days within which an answer is promised. */
const ANSWERED_WITHIN = 3;

/** The last day of the promise to somebody who has waited for an answer since a moment: `YYYY-MM-DD`. */
export function answerDay(waitingSince: Date): string {
  return addBusinessDays(helsinkiDay(waitingSince), ANSWERED_WITHIN);
}

/** The same of somebody who waits in a chat: it is answered on the day on which they wrote. */
export function chatAnswerDay(waitingSince: Date): string {
  return helsinkiDay(waitingSince);
}
