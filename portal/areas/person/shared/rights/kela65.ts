import { ageOn } from '#contract/time/age.ts';

/** Code of the specialty and of the kind of appointment that Kela compensates to people who are old enough. */
export const KELA65 = 'Y65V';

/** How old somebody is at least on the day of the visit. */
export const KELA65_AGE = 65;

/** The one price of such a visit, in cents. */
export const KELA65_PRICE_CENTS = 28_20;

/** The first day of visits that are compensated. */
const KELA65_FIRST_DAY = '2025-09-01';

/** Whether a rate is what the visit costs; all others are the lowest prices. */
export function isFixedPrice({ code }: { readonly code: string }): boolean {
  return code === KELA65;
}

/** Whether a visit on a day (`YYYY-MM-DD` in Helsinki) is compensated to anybody. */
export function isKela65Day(day: string): boolean {
  return day >= KELA65_FIRST_DAY;
}

/** Whether a visit on a day is compensated to somebody born on another. */
export function isKela65Visit(day: string, birthDate: string): boolean {
  return isKela65Day(day) && ageOn(birthDate, day) >= KELA65_AGE;
}
