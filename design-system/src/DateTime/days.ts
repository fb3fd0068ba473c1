import { perLocale } from '../DesignSystem/per-locale.ts';
import { parse, ZONE } from './format-date.ts';

const calendarDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: ZONE }));

/** The day in Finland, as `YYYY-MM-DD`. */
export const dayOf = (value: string): string => calendarDay('en-CA').format(parse(value));

const DAY_LENGTH = 86_400_000;

/**
 * How many days a day in Finland lies after another; negative when before.
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function daysFrom(now: string, value: string): number {
  return (Date.parse(dayOf(value)) - Date.parse(dayOf(now))) / DAY_LENGTH;
}
