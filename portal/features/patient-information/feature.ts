import { defineFeature } from '../feature.ts';
import type { PatientInformationApi } from './contract.ts';

export const feature = defineFeature({
  id: 'patient-information',
  pages: {},
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends PatientInformationApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'patient-information': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    'patient-information': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
