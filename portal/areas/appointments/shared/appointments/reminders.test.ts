import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReminderDue, REMINDERS, reminderAt, remindersAfter } from './reminders.ts';

const at = (text: string) => new Date(text);

test.each([
  ['in winter', '2026-01-20T12:30:00Z', '2026-01-19T11:30:00Z'],
  ['after the night when clocks go forward', '2026-03-29T11:30:00Z', '2026-03-28T11:30:00Z'],
  ['after the night when clocks go back', '2026-10-25T12:30:00Z', '2026-10-24T10:30:00Z'],
  ['after the leap day', '2028-03-01T06:00:00Z', '2028-02-29T05:00:00Z'],
  ['just after midnight in Helsinki', '2026-06-09T21:05:00Z', '2026-06-08T20:05:00Z'],
])('the day before is an hour short of the time of day %s', (_name, startsAt, expected) => {
  expect(reminderAt('day', at(startsAt))).toEqual(at(expected));
});

test('two hours before are two hours, also while the clocks change', () => {
  expect(reminderAt('hours', at('2026-03-29T01:30:00Z'))).toEqual(at('2026-03-28T23:30:00Z'));
});

test.each([
  ['days ahead', '2026-03-20T06:00:00Z', ['day', 'hours']],
  ['the evening before', '2026-03-22T18:00:00Z', ['hours']],
  ['just before the day before', '2026-03-22T08:30:00Z', ['hours']],
  ['in the morning', '2026-03-23T07:30:00Z', []],
])('what is booked %s is remembered in time', (_name, bookedAt, expected) => {
  expect(remindersAfter(at(bookedAt), at('2026-03-23T10:00:00Z'))).toEqual(expected);
});

test('at most one reminder is due at any moment, and none once the appointment has begun', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true }),
      fc.integer({ min: -30 * 60, max: 60 }),
      (startsAt, minutes) => {
        const now = new Date(startsAt.getTime() + minutes * 60_000);
        const due = REMINDERS.filter((reminder) => isReminderDue(reminder, startsAt, now));
        expect(due.length).toBeLessThanOrEqual(minutes < 0 ? 1 : 0);
      },
    ),
  );
});
