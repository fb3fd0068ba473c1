import { capitalised } from '../language/capitalised.ts';
import type { Language } from '../language/language.ts';
import { yearOf } from './time.ts';
import { formatDayHeading, formatSpokenDay } from './time-format.ts';

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
