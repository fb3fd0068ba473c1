import { defineFeature } from '../../feature.ts';
import type { BookingApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'booking',
  pages: {
    'appointment-reservation-landing-page': 'landing/LandingPage.tsx',
    'private-appointment-list': 'search/ListPage.tsx',
    'insurance-appointment-list': 'search/ListPage.tsx',
    'kela65-appointment-list': 'search/ListPage.tsx',
    'ohc-appointment-list': 'search/ListPage.tsx',
    'ohc-landing-page-for-anonymous-users': 'occupational/OccupationalLandingPage.tsx',
    'reserve-appointment-for-anonymous-users': 'reservation/ReservationPage.tsx',
    'reserve-appointment-for-anonymous-users-insurance': 'reservation/ReservationPage.tsx',
    'reserve-appointment-for-anonymous-users-kela65': 'reservation/ReservationPage.tsx',
    'reserve-appointment-for-anonymous-users-occupational': 'reservation/ReservationPage.tsx',
    'reserve-appointment': 'reservation/ReservationPage.tsx',
    'reserve-appointment-insurance': 'reservation/ReservationPage.tsx',
    'reserve-appointment-kela65': 'reservation/ReservationPage.tsx',
    'reserve-appointment-occupational': 'reservation/ReservationPage.tsx',
    'move-appointment': 'moving/MoveAppointmentPage.tsx',
    'earlier-time': 'earlier/EarlierTimePage.tsx',
    'reservation-success-for-anonymous-users': 'success/SuccessPage.tsx',
    'reservation-success': 'success/SuccessPage.tsx',
    'reservation-success-insurance': 'success/SuccessPage.tsx',
    'reservation-success-kela65': 'success/SuccessPage.tsx',
    'reservation-success-occupational': 'success/SuccessPage.tsx',
  },
  help: [
    {
      key: 'booking',
      place: 3,
      anchor: 'varaaminen',
      page: 'appointment-reservation-landing-page',
      questions: ['findTime', 'withoutLogin', 'remote', 'confirmation', 'price', 'binding'],
    },
  ],
  menu: [{ key: 'appointment-reservation-landing-page', group: 'main', place: 2, tile: { place: 1 } }],
  bookingTiles: [
    { name: 'private', key: 'private-appointment-list', feature: null },
    { name: 'insurance', key: 'insurance-appointment-list', feature: 'insurance' },
    {
      name: 'occupational',
      key: 'ohc-landing-page-for-anonymous-users',
      patientsKey: 'ohc-appointment-list',
      feature: 'occupational-health',
    },
    { name: 'kela65', key: 'kela65-appointment-list', feature: 'kela65' },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends BookingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    booking: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
