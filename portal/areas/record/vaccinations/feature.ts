import { defineFeature } from '../../feature.ts';
import type { VaccinationsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'vaccinations',
  pages: {
    'vaccinations-list': 'list/VaccinationListPage.tsx',
    'travel-vaccinations': 'travel/TravelVaccinationsPage.tsx',
  },
  help: [
    {
      key: 'vaccinations',
      place: 10,
      anchor: 'rokotukset',
      page: 'vaccinations-list',
      questions: ['vaccinationMissing', 'vaccinationNext'],
    },
  ],
  menu: [{ key: 'vaccinations-list', group: 'record', place: 5, tile: { place: 4 } }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends VaccinationsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    vaccinations: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    vaccinations: typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
