import { defineFeature } from '../../feature.ts';
import type { KelaCardApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'kela-card',
  pages: {},
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends KelaCardApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'kela-card': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
