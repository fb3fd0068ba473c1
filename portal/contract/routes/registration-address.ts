import type { Language } from '../language/language.ts';
import { RESERVATION_PAGES } from './booking-pages.ts';
import { accessOf } from './route-access.ts';
import { href, match } from './routes.ts';

/**
 * Where an identified person who is not a patient yet registers.
 *
 * @param next path of the portal to go on to; null: the front page
 */
export function registrationAddress(next: string | null, lang: Language): string {
  const page = next === null ? null : match(next);
  // Somebody who registers on the way to a time sees which time it is.
  const key =
    page && RESERVATION_PAGES.includes(page.key) ? 'registration-page-for-iav-users' : 'registration-page';
  return href(key, {}, lang, { next });
}

/**
 * Where identification leads somebody who is not a patient yet: to the registration, unless they were on their way
 * to a page for all identified persons.
 */
export function unregisteredAddress(next: string | null, lang: Language): string {
  const page = next === null ? null : match(next);
  const isForAll = page !== null && ['identified', 'staff'].includes(accessOf(page.key));
  return next !== null && isForAll ? next : registrationAddress(next, lang);
}
