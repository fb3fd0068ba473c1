import { defineFeature } from '../../feature.ts';
import type { LaboratoryApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'laboratory',
  pages: {
    'lab-list': 'list/LaboratoryPage.tsx',
    'lab-referral': 'referral/LaboratoryReferralPage.tsx',
    'lab-result': 'result/LaboratoryResultPage.tsx',
    'lab-trend': 'trend/LaboratoryTrendPage.tsx',
  },
  help: [
    {
      key: 'laboratory',
      place: 6,
      anchor: 'laboratorio',
      page: 'lab-list',
      questions: ['labReferral', 'labNotReady', 'labOutside', 'labTrend'],
    },
  ],
  menu: [{ key: 'lab-list', group: 'record', place: 2 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends LaboratoryApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    laboratory: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    laboratory: typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
