import { expect, test } from 'vitest';
import { BOOKING_PAGES, bookingTypeOf } from './booking-pages.ts';
import { href } from './routes.ts';

test.each([
  [
    'private',
    '/fi/vapaat-ajat/7',
    '/sv/anonyma-anvandare/lediga-tider/7',
    '/en/available-appointments/7/success',
  ],
  [
    'insurance',
    '/fi/vapaat-ajat/vakuutus/7',
    '/sv/anonyma-anvandare/lediga-tider/forsakring/7',
    '/en/available-appointments/insurance/7/success',
  ],
  [
    'kela65',
    '/fi/vapaat-ajat/kela65/7',
    '/sv/anonyma-anvandare/lediga-tider/kela65/7',
    '/en/available-appointments/kela65/7/success',
  ],
  [
    'occupational',
    '/fi/vapaat-ajat/tyoterveys/7',
    '/sv/tidsbokning/foretagshalsovard/lediga-tider/7',
    '/en/available-appointments/occupational-healthcare/7/success',
  ],
] as const)('%s times are booked at addresses of their own', (type, own, anonymous, success) => {
  const pages = BOOKING_PAGES[type];
  expect(href(pages.reservation, { id: 7 }, 'fi')).toBe(own);
  expect(href(pages.anonymousReservation, { id: 7 }, 'sv')).toBe(anonymous);
  expect(href(pages.success, { id: 7 }, 'en')).toBe(success);
});

test('a page tells which way to book it belongs to', () => {
  expect(bookingTypeOf('reservation-success-insurance')).toBe('insurance');
  expect(bookingTypeOf('ohc-appointment-list')).toBe('occupational');
  expect(bookingTypeOf('appointment')).toBeNull();
});
