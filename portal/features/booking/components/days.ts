import { addDays } from '#contract/time.ts';

const DAY = 86_400_000;

/** How many days `to` is after `from`; negative before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** How many days the strip shows at a time. */
export const WINDOW_DAYS = 7;

/** The days shown together with `day`: windows follow each other from today on, so none begins in the past. */
export function dayWindow(day: string, today: string): readonly string[] {
  const index = Math.max(0, Math.floor(daysBetween(today, day) / WINDOW_DAYS));
  const first = addDays(today, index * WINDOW_DAYS);
  return Array.from({ length: WINDOW_DAYS }, (_, offset) => addDays(first, offset));
}
