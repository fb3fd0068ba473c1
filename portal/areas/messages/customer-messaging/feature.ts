import { defineFeature } from '../../feature.ts';
import type { CustomerMessagingApi } from './contract.ts';

export const feature = defineFeature({ area: 'messages', id: 'customer-messaging', pages: {} });

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends CustomerMessagingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface OutboundMessageFiles {
    'customer-messaging': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
