import { type Language, LOCALES } from '../language/language.ts';
import { helsinkiClock, TIME_ZONE } from './time.ts';

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
  /** `H:mm`, as in the long format; a sentence writes it as `formatTime` does. */
  readonly time: string;
}

const FORMATS = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  // Formatted with the day: Finnish inflects the month's name beside one.
  monthName: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const built = new Map<string, Intl.DateTimeFormat>();

/** One word of an instant; a format is built once, which takes as long as to write fifty words with it. */
function word(name: keyof typeof FORMATS, type: 'weekday' | 'month', instant: Date, lang: Language): string {
  const key = `${lang} ${name}`;
  const format =
    built.get(key) ?? new Intl.DateTimeFormat(LOCALES[lang], { timeZone: TIME_ZONE, ...FORMATS[name] });
  built.set(key, format);
  return format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';
}

function words(instant: Date, lang: Language): Words {
  const [year = '', month, day, hour, minute] = helsinkiClock(instant).split(/[-T:]/);
  return {
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    time: `${Number(hour)}:${minute}`,
    get weekday() {
      return word('weekday', 'weekday', instant, lang);
    },
    get shortWeekday() {
      return word('shortWeekday', 'weekday', instant, lang).replace('.', '');
    },
    get monthName() {
      return word('monthName', 'month', instant, lang);
    },
  };
}

/** Time of day in a sentence, after `klo` or `kl.`: `9.05`; in English `9:05`. */
export function formatTime(instant: Date, lang: Language): string {
  const { time } = words(instant, lang);
  return lang === 'en' ? time : time.replace(':', '.');
}

/** Day in numbers: `21.11.2026`; in English `21 November 2026`. */
export function formatDay(instant: Date, lang: Language): string {
  const said = words(instant, lang);
  const { day, month, year } = said;
  return lang === 'en' ? `${day} ${said.monthName} ${year}` : `${day}.${month}.${year}`;
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

/** A day on which something is, in a sentence: `maanantaina 23. marraskuuta`, `måndag 23 november`. */
export function formatOnDay(instant: Date, lang: Language): string {
  const { weekday, day, monthName } = words(instant, lang);
  // The names of all seven days have back vowels, so the essive of each ends in -na.
  return lang === 'fi' ? `${weekday}na ${day}. ${monthName}` : `${weekday} ${day} ${monthName}`;
}

/** A day in full, as it is read out: `lauantai 21. marraskuuta 2026`. */
export function formatSpokenDay(instant: Date, lang: Language): string {
  const { weekday, day, monthName, year } = words(instant, lang);
  return `${weekday} ${day}${lang === 'fi' ? '.' : ''} ${monthName} ${year}`;
}

/** Day and time in full, as they are read out: `lauantai 21. marraskuuta 2026 klo 9.05`. */
export function formatSpoken(instant: Date, lang: Language): string {
  const at = { fi: 'klo', sv: 'kl.', en: 'at' }[lang];
  return `${formatSpokenDay(instant, lang)} ${at} ${formatTime(instant, lang)}`;
}
