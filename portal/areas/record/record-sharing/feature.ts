import { defineFeature } from '../../feature.ts';
import type { RecordSharingApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'record-sharing',
  pages: {
    'record-sharing': 'sharing/RecordSharingPage.tsx',
    'shared-record': 'opening/SharedRecordPage.tsx',
  },
  help: [
    {
      key: 'recordSharing',
      place: 12,
      anchor: 'jakaminen',
      page: 'record-sharing',
      questions: ['shareHow', 'shareSafe', 'shareEnd'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends RecordSharingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'record-sharing': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
