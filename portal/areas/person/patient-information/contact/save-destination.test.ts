import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageHref } from '#client/navigation/use-href.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { href } from '#contract/routes/routes.ts';
import type { SaveAction } from '#contract/routes/save-action.ts';
import { saveDestination } from './save-destination.ts';

const inSwedish: PageHref = (key, ...[params, query]) =>
  href(key, params ?? ({} as never), 'sv' as never, query);
const everywhere = { href: inSwedish, isBuilt: () => true };
const nowhere = { href: inSwedish, isBuilt: () => false };
const NEXT = '/sv/besoken/7';

test.each<[SaveAction, string, string]>([
  [{ type: 'go-to-invoice-page' }, 'invoices', '/sv/fakturor'],
  [{ type: 'go-to-reserve-appointment-page' }, 'booking', '/sv/tidsbokning'],
  [{ type: 'go-to-view-appointment-page', appointmentId: 12 }, 'appointment', '/sv/tidsbokningar/12'],
])('%o leads to a page of the portal', (action, key, url) => {
  expect(saveDestination(action, null, everywhere)).toEqual({ key, url });
  // The page that it names goes before where else the address would lead.
  expect(saveDestination(action, NEXT, everywhere)).toEqual({ key, url });
});

test('the page is reloaded', () => {
  expect(saveDestination({ type: 'reload-page' }, NEXT, nowhere)).toEqual({ key: 'reload' });
});

describe('without an action, or with one whose page there is not', () => {
  test.each<SaveAction | null>([
    null,
    { type: 'go-to-invoice-page' },
    { type: 'go-to-reserve-appointment-page' },
    { type: 'go-to-view-appointment-page', appointmentId: 12 },
  ])('%o follows what comes next', (action) => {
    expect(saveDestination(action, NEXT, nowhere)).toEqual({ key: 'next', url: NEXT });
    expect(saveDestination(action, null, nowhere)).toBeNull();
  });
});

test('a booking goes on where it was left, and nowhere else', () => {
  const action = { type: 'go-to-reserve-appointment-page' } as const;
  const time = '/sv/lediga-tider/31?scope=inAppBooking';
  expect(saveDestination(action, time, everywhere)).toEqual({ key: 'booking', url: time });
  expect(saveDestination(action, NEXT, everywhere)).toEqual({ key: 'booking', url: '/sv/tidsbokning' });
});

test('a payment goes on where it was left', () => {
  const action = { type: 'go-to-invoice-page' } as const;
  for (const payment of [
    href('invoice-payment-page', { id: '12' }, 'sv', { next: '/sv/tidsbokning' }),
    href('pay-visit-page', {}, 'sv', { invoiceNumber: '7' }),
  ])
    expect(saveDestination(action, payment, everywhere)).toEqual({ key: 'next', url: payment });
});

test('never leads away from the portal', () => {
  const appointmentId = fc.integer({ min: 1, max: 1e15 - 1 });
  fc.assert(
    fc.property(appointmentId, (id) => {
      const action = { type: 'go-to-view-appointment-page', appointmentId: id } as const;
      const destination = saveDestination(action, null, everywhere);
      expect(destination && 'url' in destination && isInternalPath(destination.url)).toBe(true);
    }),
  );
});
