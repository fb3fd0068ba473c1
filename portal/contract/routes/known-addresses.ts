import { LANGUAGES, type Language } from '../language/language.ts';
import type { PageKey } from './route-params.ts';
import { PAGE_KEYS, ROUTE_WORDS } from './route-words.ts';

/** Pages' addresses in one language, as in the table of words; null where a page does not exist in it. */
export type Addresses = Readonly<Partial<Record<PageKey, string | null>>>;

/**
 * The addresses that this code knows. The server knows all. A browser knows those of its document's language: the
 * build leaves this table empty there (`build/built-routes.ts`), and `knowAddresses` fills it before anything is shown.
 */
export const KNOWN_ADDRESSES: Partial<Record<Language, Addresses>> = Object.fromEntries(
  LANGUAGES.map((language, place) => [
    language,
    Object.fromEntries(PAGE_KEYS.map((key) => [key, ROUTE_WORDS[key][place]])),
  ]),
);
