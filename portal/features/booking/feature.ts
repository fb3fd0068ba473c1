import { defineFeature } from '../feature.ts';
import type { BookingApi } from './contract.ts';

export const feature = defineFeature({
  id: 'booking',
  pages: {
    'appointment-reservation-landing-page': 'landing/LandingPage.tsx',
    'private-appointment-list': 'search/PrivateListPage.tsx',
    'reserve-appointment-for-anonymous-users': 'reservation/ReservationPage.tsx',
    'reserve-appointment': 'reservation/ReservationPage.tsx',
    'reservation-success-for-anonymous-users': 'success/SuccessPage.tsx',
    'reservation-success': 'success/SuccessPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends BookingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    booking: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
