import { defineFeature } from '../../feature.ts';

export const feature = defineFeature({
  area: 'service',
  id: 'accessibility',
  pages: {
    'accessibility-statement': 'statement/AccessibilityStatementPage.tsx',
  },
  help: [
    {
      key: 'contact',
      place: 22,
      anchor: 'yhteys',
      page: 'accessibility-statement',
      questions: ['phone', 'hardToUse'],
    },
  ],
});

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    accessibility: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
