import { defineFeature } from '../../feature.ts';
import type { PatientInformationApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'patient-information',
  pages: {},
  help: [
    {
      key: 'information',
      place: 18,
      anchor: 'omat-tiedot',
      needs: 'my-information',
      page: 'my-information',
      questions: [
        'contactDetails',
        'kelaCard',
        'consents',
        'smsChange',
        'whoLooked',
        'download',
        'deleteAccount',
      ],
    },
  ],
  menu: [{ key: 'my-information', group: 'own', place: 5, tile: { place: 7 } }],
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
