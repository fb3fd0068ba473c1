/** The portal's languages, the default first (LANG-01). */
export const LANGUAGES = ['fi', 'sv', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fi';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Each language's own name, which is the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** The BCP 47 tag whose number, date and name formats a language uses in Finland (LANG-06, LANG-07). */
export const LOCALES: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** A text in each of the portal's languages. */
export type Localised = Record<Language, string>;
