import { type DesignLanguage, LOCALES } from '../DesignSystem/strings.ts';

const ZONE = 'Europe/Helsinki';

/** What a leaf of a calendar shows, as short as it is printed. */
export interface LeafWords {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Shortened from whole words here: the short ones differ between the server's and the browsers' language data
 * ('Sep', 'Sept'), and Finnish keeps a '-kuu' that no calendar prints.
 *
 * @param value ISO 8601 instant or `YYYY-MM-DD`
 */
export function leafWords(value: string, language: DesignLanguage): LeafWords {
  const date = new Date(value.length === 10 ? `${value}T12:00Z` : value);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: ZONE }).format(date);
  const month = part({ month: 'long' });
  return {
    weekday: part({ weekday: 'long' }).slice(0, language === 'fi' ? 2 : 3),
    day: String(Number.parseInt(part({ day: 'numeric' }), 10)),
    month: language === 'fi' ? month.replace(/kuu$/, '') : month.slice(0, 3),
    year: part({ year: 'numeric' }),
  };
}
