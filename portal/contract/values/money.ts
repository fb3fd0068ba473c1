import type { Language } from '../language/language.ts';

/** A price in cents as text with two decimals, the euro sign and a true minus (LANG-07). */
export function formatCents(cents: number, lang: Language): string {
  const locale = lang === 'en' ? 'en-GB' : 'fi-FI';
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
  // British English has a hyphen in its place.
  return text.replace('-', '\u2212');
}

/** Whole cents of an amount that travels in euros (`rateEuros`). */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}
