import { capitalised } from '#contract/language/capitalised.ts';
import type { Language } from '#contract/language/language.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { formatDayHeading, formatSpokenDay } from '#contract/time/time-format.ts';

/**
 * A day in Helsinki as a heading begins: 'Maanantai 23. marraskuuta 2026'.
 *
 * @param now leaves the year out where it is the current one: 'Maanantai 23.11.'
 */
export function dayTitle(iso: string, lang: Language, now?: Date): string {
  const instant = new Date(iso);
  const isShort = now && yearOf(instant) === yearOf(now);
  return capitalised(isShort ? formatDayHeading(instant, lang) : formatSpokenDay(instant, lang));
}

const yearOf = (instant: Date): string => helsinkiDay(instant).slice(0, 4);

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
