import { defineFeature } from '../../feature.ts';
import type { CalendarFeedApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'calendar-feed',
  pages: { 'calendar-feed': 'feed/CalendarFeedPage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends CalendarFeedApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'calendar-feed': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
