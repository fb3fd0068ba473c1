import { holidayOn, weekdayOf } from './holidays.ts';
import { addDays } from './time.ts';

/** Whether offices in Finland are open on a day (`YYYY-MM-DD`): Monday to Friday, and no holiday. */
export function isBusinessDay(day: string): boolean {
  return weekdayOf(day) <= 5 && holidayOn(day) === null;
}

/** The day that is `count` business days after a day, which itself is not counted. */
export function addBusinessDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left--;
  }
  return at;
}
