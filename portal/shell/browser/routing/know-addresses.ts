/// <reference types="vite/client" />

import type { Language } from '#contract/language/language.ts';
import { type Addresses, KNOWN_ADDRESSES } from '#contract/routes/known-addresses.ts';

// One file per language, each a chunk of its own.
const LOADERS = import.meta.glob<Addresses>('./addresses/*.ts', { import: 'ADDRESSES' });

/** Fetches the addresses of the document's language, in a browser. Before that it finds and names no page. */
export async function knowAddresses(language: Language): Promise<void> {
  KNOWN_ADDRESSES[language] = await LOADERS[`./addresses/${language}.ts`]?.();
}
