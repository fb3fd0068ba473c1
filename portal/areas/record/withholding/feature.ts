import { defineFeature } from '../../feature.ts';
import type { WithholdingApi } from './contract.ts';

export const feature = defineFeature({ area: 'record', id: 'withholding', pages: {} });

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends WithholdingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    withholding: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
