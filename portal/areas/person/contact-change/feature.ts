import { defineFeature } from '../../feature.ts';
import type { ContactChangeApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'contact-change',
  pages: { 'contact-change': 'contest/ContactChangePage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends ContactChangeApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'contact-change': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    'contact-change': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
