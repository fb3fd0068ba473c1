import { z } from 'zod';
import { featureSettings } from '../../../server-feature.ts';
import type { AnonymousBookingSettings } from './reservation/anonymous-booking-settings.ts';

export const settings = featureSettings({
  subject: 'Limits',
  shape: {
    ANONYMOUS_BOOKINGS: z.coerce
      .number()
      .int()
      .positive()
      .default(3)
      .describe('how many appointments ahead may be booked for one patient without logging in'),
    ANONYMOUS_CODES_PER_ADDRESS: z.coerce
      .number()
      .int()
      .positive()
      .default(30)
      .describe(
        'how many distinct identity codes may be tried there in a day from one address (in IPv6 its /64)',
      ),
    ANONYMOUS_CODES_PER_BIRTH_DATE: z.coerce
      .number()
      .int()
      .positive()
      .default(20)
      .describe('the same in a day with one birth date'),
    ANONYMOUS_CODES_AN_HOUR: z.coerce
      .number()
      .int()
      .positive()
      .default(1000)
      .describe('the same in an hour in total, a quarter of it from one /48'),
  },
  read: (given) => ({
    anonymousBooking: {
      bookingsAhead: given.ANONYMOUS_BOOKINGS,
      codesPerAddress: given.ANONYMOUS_CODES_PER_ADDRESS,
      codesPerBirthDate: given.ANONYMOUS_CODES_PER_BIRTH_DATE,
      codesAnHour: given.ANONYMOUS_CODES_AN_HOUR,
    },
  }),
});

declare module '../../../server-feature.ts' {
  interface DeclaredSettings {
    anonymousBooking: AnonymousBookingSettings;
  }
}
