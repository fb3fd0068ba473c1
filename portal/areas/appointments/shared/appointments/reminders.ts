import { addDays, helsinkiClock, helsinkiTime } from '#contract/time/time.ts';

/** The day before, an hour short of the time of day: most brands let a patient cancel free of charge for a day. And two hours before. */
export const REMINDERS = ['day', 'hours'] as const;
export type Reminder = (typeof REMINDERS)[number];

const HOUR_MS = 3_600_000;
const HOURS_BEFORE = 2;
/** What has just been confirmed need not be remembered yet. */
const AFTER_BOOKING_MS = HOUR_MS;

/** When a reminder of an appointment is due. */
export function reminderAt(reminder: Reminder, startsAt: Date): Date {
  if (reminder === 'hours') return new Date(startsAt.getTime() - HOURS_BEFORE * HOUR_MS);
  const clock = helsinkiClock(new Date(startsAt.getTime() - HOUR_MS));
  const [hour, minute] = [Number(clock.slice(11, 13)), Number(clock.slice(14, 16))];
  return helsinkiTime(addDays(clock.slice(0, 10), -1), hour, minute);
}

/** The reminders of an appointment that is booked, or moved, at a moment. */
export function remindersAfter(bookedAt: Date, startsAt: Date): readonly Reminder[] {
  return REMINDERS.filter(
    (reminder) => reminderAt(reminder, startsAt).getTime() >= bookedAt.getTime() + AFTER_BOOKING_MS,
  );
}

/** Whether a reminder is sent at a moment: not before it is due, and not once a later one is, or the appointment begins. */
export function isReminderDue(reminder: Reminder, startsAt: Date, now: Date): boolean {
  const ends = reminder === 'day' ? reminderAt('hours', startsAt) : startsAt;
  return now >= reminderAt(reminder, startsAt) && now < ends;
}
