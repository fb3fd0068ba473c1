import { perLocale } from '../DesignSystem/per-locale.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

/** The zone in which every moment is written. */
export const ZONE = 'Europe/Helsinki';

/**
 * `dateTime`: ma 23.11.2026 9:15; `date`: 23.11.2026; `dayDate`: ma 23.11.2026; `day`: maanantai 23. marraskuuta;
 * `time`: 9.15, in English 9:15; `clock`: 9:15 in each language, as it ends a `dateTime`.
 */
export type DateFormat =
  | 'dateTime'
  | 'date'
  | 'shortDate'
  | 'shortDay'
  | 'dayDate'
  | 'day'
  | 'time'
  | 'clock';

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE }));

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const wholeDay = dateFormat(DAY);
const dayOfMonth = dateFormat({ day: 'numeric', month: 'long' });
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
export const parse = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00Z` : value);

/**
 * A moment in Helsinki time. Put together here, 'ddd D.M.YYYY H:mm' (LANG-06), because `Intl`'s
 * own formats differ between the server's and the browsers' language data and would not hydrate.
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function formatDate(value: string, format: DateFormat, language: DesignLanguage): string {
  const date = parse(value);
  const locale = LOCALES[language];
  if (format === 'day') return wholeDay(locale).format(date);

  const part = Object.fromEntries(
    numbers('en-US')
      .formatToParts(date)
      .map(({ type, value: written }) => [type, written]),
  );
  const time = `${Number(part.hour)}:${part.minute}`;
  if (format === 'clock') return time;
  if (format === 'time') return language === 'en' ? time : time.replace(':', '.');
  const [separator, month] = language === 'en' ? [' ', shortMonth(locale).format(date)] : ['.', part.month];
  const dayAndMonth = `${part.day}${separator}${month}`;
  // Only Finnish ends the month's number with a full stop.
  const shortDate = language === 'fi' ? `${dayAndMonth}.` : dayAndMonth;
  if (format === 'shortDate') return shortDate;
  if (format === 'shortDay') return `${shortWeekday(locale).format(date)} ${shortDate}`;
  const day = `${dayAndMonth}${separator}${part.year}`;
  if (format === 'date') return day;
  const dayDate = `${shortWeekday(locale).format(date)} ${day}`;
  return format === 'dayDate' ? dayDate : `${dayDate} ${time}`;
}

/** The same in full, for reading out; null where the written form already is. */
export function spokenDate(
  value: string,
  format: DateFormat | 'dayAtTime',
  language: DesignLanguage,
): string | null {
  if (format === 'day' || format === 'time' || format === 'clock') return null;
  // Not one format with the year: that one inflects the Finnish weekday, which the eye reads in its basic form. A day
  // that is written without its weekday stands in sentences, where none would be in the right case.
  const locale = LOCALES[language];
  const day = format === 'date' ? dayOfMonth : wholeDay;
  const words = `${day(locale).format(parse(value))} ${year(locale).format(parse(value))}`;
  return format.endsWith('Time') ? `${words} ${timeWords(value, language)}` : words;
}

const AT: Readonly<Record<DesignLanguage, string>> = { fi: 'klo', sv: 'kl.', en: 'at' };

/** A time of day as it stands in a sentence: klo 9.15. */
export const timeWords = (value: string, language: DesignLanguage): string =>
  `${AT[language]} ${formatDate(value, 'time', language)}`;
