import { type Language, LOCALES } from '#contract/language.ts';
import { addDays, helsinkiDay, TIME_ZONE } from '#contract/time.ts';
import { formatDayHeading, formatSpokenDay } from '#contract/time-format.ts';

/**
 * A day in Helsinki as a heading begins: 'Maanantai 23. marraskuuta 2026'.
 *
 * @param now leaves the year out where it is the current one: 'Maanantai 23.11.'
 */
export function dayTitle(iso: string, lang: Language, now?: Date): string {
  const instant = new Date(iso);
  const isShort = now && yearOf(instant) === yearOf(now);
  const text = isShort ? formatDayHeading(instant, lang) : formatSpokenDay(instant, lang);
  return text.charAt(0).toLocaleUpperCase(LOCALES[lang]) + text.slice(1);
}

const yearOf = (instant: Date): string => helsinkiDay(instant).slice(0, 4);

/** What a leaf of a calendar shows. */
export interface CalendarLeafTexts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  /** Null in the current year; takes the weekday's place in another. */
  readonly year: string | null;
}

/**
 * Shortened from whole words here: the short ones differ between the server's and the browsers' language data
 * ('Sep', 'Sept'), and Finnish keeps a '-kuu' that no calendar prints.
 */
export function calendarLeafTexts(iso: string, lang: Language, now: Date): CalendarLeafTexts {
  const instant = new Date(iso);
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: TIME_ZONE }).format(instant);
  const month = word({ month: 'long' });
  return {
    weekday: word({ weekday: 'long' }).slice(0, lang === 'fi' ? 2 : 3),
    day: String(Number(helsinkiDay(instant).slice(8))),
    month: lang === 'fi' ? month.replace(/kuu$/, '') : month.slice(0, 3),
    year: yearOf(instant) === yearOf(now) ? null : yearOf(instant),
  };
}

/** Whether an instant's day in Helsinki is the current one or the one after it. */
export function nearness(iso: string, now: Date): 'today' | 'tomorrow' | null {
  const day = helsinkiDay(new Date(iso));
  const today = helsinkiDay(now);
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}
