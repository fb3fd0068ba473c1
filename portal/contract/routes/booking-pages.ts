import type { HealthCareType } from '../values/health-care-type.ts';
import type { PageKey } from './route-params.ts';

/** The pages of one way to book. `anonymous…`: for people who have not signed in; only private times are booked there. */
interface BookingPages {
  readonly list: PageKey;
  readonly reservation: PageKey;
  readonly anonymousReservation: PageKey;
  readonly success: PageKey;
}

/** The pages of each way to book. Their words are in `route-words.ts`. */
export const BOOKING_PAGES = {
  private: {
    list: 'private-appointment-list',
    reservation: 'reserve-appointment',
    anonymousReservation: 'reserve-appointment-for-anonymous-users',
    success: 'reservation-success',
  },
  insurance: {
    list: 'insurance-appointment-list',
    reservation: 'reserve-appointment-insurance',
    anonymousReservation: 'reserve-appointment-for-anonymous-users-insurance',
    success: 'reservation-success-insurance',
  },
  kela65: {
    list: 'kela65-appointment-list',
    reservation: 'reserve-appointment-kela65',
    anonymousReservation: 'reserve-appointment-for-anonymous-users-kela65',
    success: 'reservation-success-kela65',
  },
  occupational: {
    list: 'ohc-appointment-list',
    reservation: 'reserve-appointment-occupational',
    anonymousReservation: 'reserve-appointment-for-anonymous-users-occupational',
    success: 'reservation-success-occupational',
  },
} as const satisfies Readonly<Record<HealthCareType, BookingPages>>;

type Pages = (typeof BOOKING_PAGES)[HealthCareType];
export type ReservationPageKey = Pages['reservation'];
export type AnyReservationPageKey = ReservationPageKey | Pages['anonymousReservation'];

const TYPES = Object.keys(BOOKING_PAGES) as readonly HealthCareType[];

/** The pages that book a time for signed-in patients. */
export const RESERVATION_PAGES: readonly PageKey[] = TYPES.map((type) => BOOKING_PAGES[type].reservation);

/** The lists of times. */
export const LIST_PAGES: readonly PageKey[] = TYPES.map((type) => BOOKING_PAGES[type].list);

/** The way to book that a page belongs to. */
export function bookingTypeOf(key: PageKey): HealthCareType | null {
  return TYPES.find((type) => Object.values<PageKey>(BOOKING_PAGES[type]).includes(key)) ?? null;
}
