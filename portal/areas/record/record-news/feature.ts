import { defineFeature } from '../../feature.ts';
import type { RecordNewsApi } from './contract.ts';

export const feature = defineFeature({ area: 'record', id: 'record-news', pages: {} });

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends RecordNewsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'record-news': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    'record-news': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
