import { defineFeature } from '../../feature.ts';

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

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    help: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
