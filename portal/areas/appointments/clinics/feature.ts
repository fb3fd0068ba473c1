import { defineFeature } from '../../feature.ts';
import type { ClinicsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'clinics',
  pages: {
    clinic: 'clinic/ClinicPage.tsx',
    practitioner: 'practitioner/PractitionerPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends ClinicsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    clinics: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
