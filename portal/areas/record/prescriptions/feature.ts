import { defineFeature } from '../../feature.ts';
import type { PrescriptionsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'prescriptions',
  pages: {
    'prescriptions-list': 'list/PrescriptionListPage.tsx',
    'prescription-renewal': 'renewal/RenewalPage.tsx',
  },
  help: [
    {
      key: 'prescriptions',
      place: 8,
      anchor: 'reseptit',
      page: 'prescriptions-list',
      questions: ['prescriptionList', 'prescriptionElsewhere'],
    },
    {
      key: 'renewal',
      place: 9,
      anchor: 'reseptin-uusinta',
      needs: 'prescription-renewal',
      page: 'prescriptions-list',
      questions: ['renew', 'renewWhen', 'renewNot'],
    },
  ],
  menu: [
    {
      key: 'prescriptions-list',
      group: 'record',
      place: 4,
      tile: { place: 2, needs: 'canRenewPrescriptions', isNamed: true },
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends PrescriptionsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    prescriptions: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
