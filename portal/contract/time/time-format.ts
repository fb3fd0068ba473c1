import { type Language, LOCALES } from '../language/language.ts';
import { TIME_ZONE } from './time.ts';

/*
 * Put together from single words and numbers: whole formats differ between the server's and the
 * browser's edition of the locale data, and a page must read the same from both.
 */

interface Words {
  readonly weekday: string;
  readonly shortWeekday: string;
  readonly day: string;
  readonly month: string;
  readonly monthName: string;
  readonly year: string;
  /** `H:mm`. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function part(
  instant: Date,
  lang: Language,
  type: Intl.DateTimeFormatPartTypes,
  options: Intl.DateTimeFormatOptions,
) {
  const key = lang + type + JSON.stringify(options);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[lang], { timeZone: TIME_ZONE, ...options });
  formats.set(key, format);
  return format.formatToParts(instant).find((one) => one.type === type)?.value ?? '';
}

function words(instant: Date, lang: Language): Words {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  const hour = Number(part(instant, lang, 'hour', clock));
  return {
    weekday: part(instant, lang, 'weekday', { weekday: 'long' }),
    shortWeekday: part(instant, lang, 'weekday', { weekday: 'short' }).replace('.', ''),
    day: String(Number(part(instant, lang, 'day', { day: 'numeric' }))),
    month: String(Number(part(instant, lang, 'month', { month: 'numeric' }))),
    // Asked for with the day: Finnish inflects the month's name beside one.
    monthName: part(instant, lang, 'month', { day: 'numeric', month: 'long' }),
    year: part(instant, lang, 'year', { year: 'numeric' }),
    time: `${hour}:${part(instant, lang, 'minute', clock).padStart(2, '0')}`,
  };
}

/** Time of day: `9:05`. */
export function formatTime(instant: Date, lang: Language): string {
  return words(instant, lang).time;
}

/** Day in numbers: `21.11.2026`; in English `21 November 2026`. */
export function formatDay(instant: Date, lang: Language): string {
  const { day, month, monthName, year } = words(instant, lang);
  return lang === 'en' ? `${day} ${monthName} ${year}` : `${day}.${month}.${year}`;
}

/** Day and time, long (LANG-06): `la 21.11.2026 9:05`; in English `Sat 21 November 2026 9:05`. */
export function formatLong(instant: Date, lang: Language): string {
  const { shortWeekday, time } = words(instant, lang);
  return `${shortWeekday} ${formatDay(instant, lang)} ${time}`;
}

/** Heading over the times of a day: `lauantai 21.11.`, `lördag 21.11`, `Saturday 21 November`. */
export function formatDayHeading(instant: Date, lang: Language): string {
  const { weekday, day, month, monthName } = words(instant, lang);
  const date = { fi: `${day}.${month}.`, sv: `${day}.${month}`, en: `${day} ${monthName}` }[lang];
  return `${weekday} ${date}`;
}

/** A day in full, as it is read out: `lauantai 21. marraskuuta 2026`. */
export function formatSpokenDay(instant: Date, lang: Language): string {
  const { weekday, day, monthName, year } = words(instant, lang);
  return `${weekday} ${day}${lang === 'fi' ? '.' : ''} ${monthName} ${year}`;
}

/** Day and time in full, as they are read out: `lauantai 21. marraskuuta 2026 klo 9:05`. */
export function formatSpoken(instant: Date, lang: Language): string {
  const at = { fi: 'klo', sv: 'kl.', en: 'at' }[lang];
  return `${formatSpokenDay(instant, lang)} ${at} ${formatTime(instant, lang)}`;
}
