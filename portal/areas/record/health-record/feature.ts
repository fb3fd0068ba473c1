import { defineFeature } from '../../feature.ts';
import type { HealthRecordApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'health-record',
  pages: { 'health-record': 'timeline/TimelinePage.tsx' },
  menu: [{ key: 'health-record', group: 'record', place: 8, tile: { place: 6 } }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends HealthRecordApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'health-record': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    'health-record': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
