import { defineFeature } from '../../feature.ts';
import type { VideoApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'video',
  pages: {
    'video-appointment': 'visit/VideoAppointmentPage.tsx',
    'video-guest': 'guest/VideoGuestPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends VideoApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    video: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
