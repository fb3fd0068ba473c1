import { defineFeature } from '../../feature.ts';
import type { VisitsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'visits',
  pages: {
    'visits-list': 'list/VisitListPage.tsx',
    visit: 'visit/VisitPage.tsx',
  },
  help: [
    {
      key: 'visits',
      place: 5,
      anchor: 'kaynnit',
      page: 'visits-list',
      questions: ['visitTexts', 'visitDiagnosis', 'visitWrong'],
    },
  ],
  menu: [{ key: 'visits-list', group: 'record', place: 1 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends VisitsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    visits: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
