import type { Language } from '#contract/language/language.ts';

/**
 * Where an identification starts (IDENT-01).
 *
 * @param next path of the portal to go on to
 * @param method the bank or certificate that was chosen
 */
export function identificationAddress(lang: Language, next: string, method: string): string {
  return `/oauth/authenticate?${new URLSearchParams({ lang, next, acr_values: method })}`;
}
