import { defineFeature } from '../feature.ts';

export const feature = defineFeature({
  id: 'help',
  pages: {
    'help-page': 'answers/HelpPage.tsx',
  },
});

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    help: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
