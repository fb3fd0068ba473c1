import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';

/** Between which hours in Helsinki a notice is sent: a telephone wakes, a mailbox less so. */
export const HOURS = { email: { from: 7, to: 22 }, sms: { from: 8, to: 20 } } as const;
export type NoticeChannel = keyof typeof HOURS;

/** When a notice may go out next; null: now. */
export function nextSending(channel: NoticeChannel, now: Date): Date | null {
  const { from, to } = HOURS[channel];
  const today = helsinkiDay(now);
  const opens = helsinkiTime(today, from);
  if (now < opens) return opens;
  return now < helsinkiTime(today, to) ? null : helsinkiTime(addDays(today, 1), from);
}
