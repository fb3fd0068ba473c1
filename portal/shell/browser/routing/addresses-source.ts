import type { Language } from '#contract/language/language.ts';

/** The module with the addresses of a language, as the manifest names it. */
export const addressesSource = (language: Language): string =>
  `shell/browser/routing/addresses/${language}.ts`;
