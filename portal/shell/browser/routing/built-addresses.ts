import type { Language } from '#contract/language/language.ts';
import { type Addresses, KNOWN_ADDRESSES } from '#contract/routes/known-addresses.ts';
import { builtPages } from '../built-pages.ts';

/** The addresses of the pages that exist, in one language. The build writes them out, a file for each language. */
export function builtAddresses(language: Language): Addresses {
  return Object.fromEntries(builtPages().map((key) => [key, KNOWN_ADDRESSES[language]?.[key]]));
}
