/** Plain days, `YYYY-MM-DD`: no clock, no zone. */

const DAY = 86_400_000;

/** The day so many days later, or earlier where `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

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
