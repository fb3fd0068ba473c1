import { weekdayOf } from '#contract/time/holidays.ts';
import { addDays } from '#contract/time/time.ts';
import type { WorkingHours } from './working-times.ts';

/** Working hours, as far as it matters when somebody is at work. */
export type HoursAtWork = Pick<WorkingHours, 'weekday' | 'validFrom' | 'validTo' | 'from' | 'to'>;

const WEEK = 7;
const DAY_MINUTES = 24 * 60;
const FOREVER = '9999-12-31';

/** Whether there is a day on which two rules of one practitioner have them work at the same time, over midnight, too. */
export function overlap(one: HoursAtWork, other: HoursAtWork): boolean {
  return [-1, 0, 1].some((later) => overlapWhere(one, other, later));
}

/** The same, of hours that begin on a day, and on the one so many days later. */
function overlapWhere(one: HoursAtWork, other: HoursAtWork, later: number): boolean {
  const shift = later * DAY_MINUTES;
  if (minutesOf(one.from) >= endOf(other) + shift || minutesOf(other.from) + shift >= endOf(one))
    return false;
  const [, first = ''] = [one.validFrom, addDays(other.validFrom, -later)].sort();
  const [last = ''] = [
    one.validTo ?? FOREVER,
    other.validTo ? addDays(other.validTo, -later) : FOREVER,
  ].sort();
  // After a week the weekdays repeat.
  return Array.from({ length: WEEK }, (_, nth) => addDays(first, nth)).some(
    (day) => day <= last && isOn(one, day) && isOn(other, addDays(day, later)),
  );
}

/** How many minutes the clocks show from the beginning to the end. */
export function lengthOf(hours: Pick<HoursAtWork, 'from' | 'to'>): number {
  return endOf(hours) - minutesOf(hours.from);
}

function isOn({ weekday }: HoursAtWork, day: string): boolean {
  return weekday === null || weekday === weekdayOf(day);
}

/** On the day after, where it is not after the beginning. */
function endOf({ from, to }: Pick<HoursAtWork, 'from' | 'to'>): number {
  return to > from ? minutesOf(to) : minutesOf(to) + DAY_MINUTES;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
