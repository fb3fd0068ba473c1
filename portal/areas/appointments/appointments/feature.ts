import { defineFeature } from '../../feature.ts';
import type { AppointmentsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'appointments',
  pages: {
    'appointment-list': 'list/AppointmentListPage.tsx',
    appointment: 'appointment/AppointmentPage.tsx',
    'appointment-day': 'day/AppointmentDayPage.tsx',
    'anonymous-view-appointment-page': 'link/AnonymousAppointmentPage.tsx',
    'anonymous-appointment-cancelled': 'link/CancelledPage.tsx',
    'disown-appointment': 'disowning/DisownAppointmentPage.tsx',
  },
  help: [
    {
      key: 'cancelling',
      place: 4,
      anchor: 'peruminen',
      page: 'appointment-list',
      questions: ['cancel', 'cancelLate', 'cancelByLink', 'move'],
    },
    {
      key: 'offline',
      place: 16,
      anchor: 'ilman-yhteytta',
      page: 'appointment-list',
      questions: ['offlineWhat', 'install'],
    },
  ],
  menu: [{ key: 'appointment-list', group: 'main', place: 3 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends AppointmentsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    appointments: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    appointments: typeof import('../shared/appointments/messages-outbound/fi.json', { with: {
      type: 'json',
    }});
  }
}
