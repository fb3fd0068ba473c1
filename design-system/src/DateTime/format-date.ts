import { perLocale } from '../DesignSystem/per-locale.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

const ZONE = 'Europe/Helsinki';

/**
 * `dateTime`: ma 23.11.2026 9:15; `date`: 23.11.2026; `dayDate`: ma 23.11.2026; `day`: maanantai 23. marraskuuta;
 * `time`: 9.15, in English 9:15; `clock`: 9:15 in each language, as it ends a `dateTime`.
 */
export type DateFormat = 'dateTime' | 'date' | 'dayDate' | 'day' | 'time' | 'clock';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE }));

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const wholeDay = dateFormat(DAY);
const year = dateFormat({ year: 'numeric' });
const shortMonth = dateFormat({ month: 'short' });
const shortWeekday = dateFormat({ weekday: 'short' });
const numbers = dateFormat({
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A plain day has no zone: noon in UTC is the same day in Helsinki. */
const parse = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00Z` : value);

/**
 * A moment in Helsinki time. Put together here, 'ddd D.M.YYYY H:mm' (LANG-06), because `Intl`'s
 * own formats differ between the server's and the browsers' language data and would not hydrate.
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function formatDate(value: string, format: DateFormat, language: DesignLanguage): string {
  const date = parse(value);
  const locale = LOCALES[language];
  if (format === 'day') return wholeDay(locale).format(date);

  const parts = numbers('en-GB').formatToParts(date);
  const number = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? '';
  const time = `${Number(number('hour'))}:${number('minute')}`;
  if (format === 'clock') return time;
  if (format === 'time') return language === 'en' ? time : time.replace(':', '.');
  const month = language === 'en' ? ` ${shortMonth(locale).format(date)} ` : `.${Number(number('month'))}.`;
  const day = `${Number(number('day'))}${month}${number('year')}`;
  if (format === 'date') return day;
  const dayDate = `${shortWeekday(locale).format(date)} ${day}`;
  return format === 'dayDate' ? dayDate : `${dayDate} ${time}`;
}

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** The day in Finland, as `YYYY-MM-DD`. */
export const dayOf = (value: string): string => calendarDay.format(parse(value));

const DAY_LENGTH = 86_400_000;

/**
 * How many days a day in Finland lies after another; negative when before.
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function daysFrom(now: string, value: string): number {
  return (Date.parse(dayOf(value)) - Date.parse(dayOf(now))) / DAY_LENGTH;
}

/** The same in full, for reading out; null where the written form already is. */
export function spokenDate(value: string, format: DateFormat, language: DesignLanguage): string | null {
  if (format === 'day' || format === 'time' || format === 'clock') return null;
  // Not one format with the year: that one inflects the Finnish weekday, which the eye reads in its basic form.
  const locale = LOCALES[language];
  const words = `${wholeDay(locale).format(parse(value))} ${year(locale).format(parse(value))}`;
  return format === 'dateTime' ? `${words} ${timeWords(value, language)}` : words;
}

const AT: Readonly<Record<DesignLanguage, string>> = { fi: 'klo', sv: 'kl.', en: 'at' };

/** A time of day as it stands in a sentence: klo 9.15. */
export const timeWords = (value: string, language: DesignLanguage): string =>
  `${AT[language]} ${formatDate(value, 'time', language)}`;
