import { addDays, helsinkiDay, yearOf } from '#contract/time/time.ts';

/** Whether an instant is in the current year in Helsinki. */
export function isOfThisYear(iso: string, now: Date): boolean {
  return yearOf(new Date(iso)) === yearOf(now);
}

/** Whether an instant's day in Helsinki is the current one or the one after it. */
export function nearness(iso: string, now: Date): 'today' | 'tomorrow' | null {
  const day = helsinkiDay(new Date(iso));
  const today = helsinkiDay(now);
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}

/** How many days a day is ahead of another; negative if it is before. Both `YYYY-MM-DD`. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
