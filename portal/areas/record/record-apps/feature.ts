import { defineFeature } from '../../feature.ts';
import type { RecordAppsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'record-apps',
  pages: { 'record-app': 'authorise/AuthorisePage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends RecordAppsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'record-apps': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
