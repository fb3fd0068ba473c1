import { defineFeature } from '../../feature.ts';
import type { HelpApi } from './contract.ts';

export const feature = defineFeature({
  area: 'service',
  id: 'help',
  pages: {
    'help-page': 'answers/HelpPage.tsx',
  },
  help: [
    {
      key: 'urgent',
      place: 1,
      anchor: 'kiireellinen',
      questions: ['emergency', 'urgentCare', 'urgentOnline'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends HelpApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    help: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
