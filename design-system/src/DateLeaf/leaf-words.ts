import { perLocale } from '../DesignSystem/per-locale.ts';
import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

const partFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Helsinki' }));

const weekdayFormat = partFormat({ weekday: 'long' });
const dayFormat = partFormat({ day: 'numeric' });
const monthFormat = partFormat({ month: 'long' });
const yearFormat = partFormat({ year: 'numeric' });

/** What a leaf of a calendar shows, as short as on a printed one. */
export interface LeafWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Shortened from whole words here: ready-made short names differ between the server's and the browsers' language data
 * ('Sep', 'Sept'), and Finnish keeps a '-kuu' that no calendar prints.
 *
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function leafWords(value: string, language: DesignLanguage): LeafWords {
  const date = new Date(value.length === 10 ? `${value}T12:00Z` : value);
  const write = (formatOf: typeof monthFormat): string => formatOf(LOCALES[language]).format(date);
  const month = write(monthFormat);
  return {
    weekday: write(weekdayFormat).slice(0, language === 'fi' ? 2 : 3),
    day: String(Number.parseInt(write(dayFormat), 10)),
    month: language === 'fi' ? month.replace(/kuu$/, '') : month.slice(0, 3),
    year: write(yearFormat),
  };
}
