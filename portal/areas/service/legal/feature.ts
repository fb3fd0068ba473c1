import { defineFeature } from '../../feature.ts';
import type { LegalApi } from './contract.ts';

export const feature = defineFeature({
  area: 'service',
  id: 'legal',
  pages: {
    eula: 'terms/EulaPage.tsx',
    'privacy-notice': 'privacy/PrivacyNoticePage.tsx',
  },
  help: [
    {
      key: 'privacy',
      place: 19,
      anchor: 'tietosuoja',
      page: 'privacy-notice',
      questions: ['whoSees', 'counting'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends LegalApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    legal: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
