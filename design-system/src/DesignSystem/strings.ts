import { en } from './strings-en.ts';
import { type BuiltInStrings, fi } from './strings-fi.ts';
import { sv } from './strings-sv.ts';

/** Languages with built-in strings. */
export type DesignLanguage = 'fi' | 'sv' | 'en';

/** Texts that belong to a control rather than to a page: 'Close', 'Next month'. */
export const strings: Readonly<Record<DesignLanguage, BuiltInStrings>> = { fi, sv, en };

/** The format of dates and numbers: English is British, Swedish is Finland's. */
export const LOCALES: Readonly<Record<DesignLanguage, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** Fills `{name}` in a built-in string. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, key: string) => String(values[key]));
}
