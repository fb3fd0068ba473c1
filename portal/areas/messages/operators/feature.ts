import { defineFeature } from '../../feature.ts';
import type { OperatorsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'operators',
  pages: {
    'workspace-staff': 'staff/StaffPage.tsx',
    'workspace-service-breaks': 'breaks/BreaksPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends OperatorsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    operators: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
