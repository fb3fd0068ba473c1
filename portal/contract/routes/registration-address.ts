import type { Language } from '../language/language.ts';
import { accessOf } from './route-access.ts';
import type { PageKey } from './route-params.ts';
import { href, match } from './routes.ts';

/** Pages that book a time: somebody who registers on the way to one sees which time it is. */
const BOOKING: readonly PageKey[] = [
  'reserve-appointment',
  'reserve-appointment-insurance',
  'reserve-appointment-kela65',
  'reserve-appointment-occupational',
];

/**
 * Where an identified person who is not a patient yet registers.
 *
 * @param next path of the portal to go on to; null: the front page
 */
export function registrationAddress(next: string | null, lang: Language): string {
  const page = next === null ? null : match(next);
  const key = page && BOOKING.includes(page.key) ? 'registration-page-for-iav-users' : 'registration-page';
  return href(key, {}, lang, { next });
}

/**
 * Where identification leads somebody who is not a patient yet: to the registration, unless they were on their way
 * to a page for all identified persons.
 */
export function unregisteredAddress(next: string | null, lang: Language): string {
  const page = next === null ? null : match(next);
  return next !== null && page && accessOf(page.key) === 'identified'
    ? next
    : registrationAddress(next, lang);
}
