import { defineFeature } from '../../feature.ts';
import type { ContentApi } from './contract.ts';

export const feature = defineFeature({
  area: 'service',
  id: 'content',
  pages: {
    'workspace-content': 'list/ContentPage.tsx',
    'workspace-content-item': 'item/ContentItemPage.tsx',
    'workspace-clinics': 'clinics/ClinicsPage.tsx',
    'workspace-clinic': 'clinics/ClinicContentPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends ContentApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    content: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
