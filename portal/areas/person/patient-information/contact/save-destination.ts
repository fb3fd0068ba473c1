import type { PageHref } from '#client/navigation/use-href.ts';
import { LIST_PAGES, RESERVATION_PAGES } from '#contract/routes/booking-pages.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { match } from '#contract/routes/routes.ts';
import type { SaveAction } from '#contract/routes/save-action.ts';

/** What follows a save: nothing, another page, or a reload of this one. `key` names the button's text. */
export type SaveDestination =
  | { readonly key: 'next' | 'invoices' | 'booking' | 'appointment'; readonly url: string }
  | { readonly key: 'reload' }
  | null;

/** The pages on which a booking goes on. */
const BOOKING: readonly PageKey[] = [
  'appointment-reservation-landing-page',
  ...LIST_PAGES,
  ...RESERVATION_PAGES,
];

/** The pages that somebody who pays is sent away from, for an address that the receipt goes to. */
const PAYING: readonly PageKey[] = ['invoice-payment-page', 'pay-visit-page'];

/**
 * Where an address's `saveAction` and `next` lead after a save. Only to pages of the portal that there are: an action
 * whose page does not exist is as if it were not there.
 *
 * @param next a path of the portal's, as the address has been read
 */
export function saveDestination(
  action: SaveAction | null,
  next: string | null,
  { href, isBuilt }: { readonly href: PageHref; readonly isBuilt: (key: PageKey) => boolean },
): SaveDestination {
  switch (action?.type) {
    case 'go-to-invoice-page':
      if (next && isOneOf(PAYING, next)) return { key: 'next', url: next };
      if (isBuilt('invoices-page')) return { key: 'invoices', url: href('invoices-page') };
      break;
    case 'go-to-reserve-appointment-page':
      if (next && isOneOf(BOOKING, next)) return { key: 'booking', url: next };
      if (isBuilt('appointment-reservation-landing-page'))
        return { key: 'booking', url: href('appointment-reservation-landing-page') };
      break;
    case 'go-to-view-appointment-page':
      if (isBuilt('appointment'))
        return { key: 'appointment', url: href('appointment', { ids: action.appointmentId }) };
      break;
    case 'reload-page':
      return { key: 'reload' };
  }
  return next ? { key: 'next', url: next } : null;
}

function isOneOf(pages: readonly PageKey[], path: string): boolean {
  const visit = match(path);
  return visit !== null && pages.includes(visit.key);
}
