import { defineFeature } from '../../feature.ts';
import type { OccupationalVaccinationApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'occupational-vaccination',
  pages: { 'ohc-vaccination-page': 'page/OccupationalVaccinationPage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends OccupationalVaccinationApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'occupational-vaccination': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
