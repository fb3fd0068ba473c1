import { defineFeature } from '../../feature.ts';
import type { SystemStatusApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'system-status',
  pages: { 'system-status': 'page/SystemStatusPage.tsx' },
  help: [
    {
      key: 'status',
      place: 21,
      anchor: 'hairiot',
      page: 'system-status',
      questions: ['notWorking'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SystemStatusApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'system-status': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
