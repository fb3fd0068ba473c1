import { addDays } from '#contract/time/time.ts';

/** A day on which people work, so many days from another (`2026-11-23`): a day of a weekend becomes the Friday before it. */
export function workday(today: string, days: number): string {
  const day = addDays(today, days);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}
