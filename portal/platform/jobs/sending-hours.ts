import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';

/** Between which hours in Helsinki a message is sent that its reader does not wait for: a telephone wakes, a mailbox less so. */
export const SENDING_HOURS = {
  email: { from: 7, to: 22 },
  sms: { from: 8, to: 20 },
  push: { from: 8, to: 20 },
} as const;
export type SendingChannel = keyof typeof SENDING_HOURS;

/** What those who send have been told about nights. */
export interface NightSettings {
  /** False: nothing waits for the morning, as in tests that run at any hour. Default: true. */
  readonly hasQuietNights?: boolean;
}

/**
 * When a message may go out next; null: now.
 *
 * @param wholeMinutes how long it has to be possible from then on
 */
export function nextSending(
  channel: SendingChannel,
  now: Date,
  { hasQuietNights = true }: NightSettings = {},
  wholeMinutes = 0,
): Date | null {
  if (!hasQuietNights) return null;
  const { from, to } = SENDING_HOURS[channel];
  const today = helsinkiDay(now);
  const opens = helsinkiTime(today, from);
  if (now < opens) return opens;
  const last = helsinkiTime(today, to).getTime() - wholeMinutes * 60_000;
  const isOpen = wholeMinutes === 0 ? now.getTime() < last : now.getTime() <= last;
  return isOpen ? null : helsinkiTime(addDays(today, 1), from);
}
