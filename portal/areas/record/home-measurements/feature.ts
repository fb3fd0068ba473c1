import { defineFeature } from '../../feature.ts';
import type { HomeMeasurementsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'home-measurements',
  pages: { 'home-measurements': 'page/HomeMeasurementsPage.tsx' },
  help: [
    {
      key: 'homeMeasurements',
      place: 11,
      anchor: 'kotimittaukset',
      page: 'home-measurements',
      questions: ['homeAdd', 'homeWho'],
    },
  ],
  menu: [{ key: 'home-measurements', group: 'record', place: 9 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends HomeMeasurementsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'home-measurements': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
