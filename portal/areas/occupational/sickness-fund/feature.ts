import { defineFeature } from '../../feature.ts';
import type { SicknessFundApi } from './contract.ts';

export const feature = defineFeature({
  area: 'occupational',
  id: 'sickness-fund',
  pages: { 'sickness-fund-page': 'page/SicknessFundPage.tsx' },
  menu: [
    {
      key: 'sickness-fund-page',
      group: 'sicknessFund',
      place: 1,
      needs: ['sickness-fund-page', 'is-finnair-sickness-fund-member'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SicknessFundApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'sickness-fund': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
