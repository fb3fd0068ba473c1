import { defineFeature } from '../../feature.ts';
import type { IdentificationApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'identification',
  pages: {
    'login-page-for-anonymous-users': 'login/LoginPage.tsx',
    'session-timed-out': 'timed-out/TimedOutPage.tsx',
  },
  help: [
    {
      key: 'login',
      place: 14,
      anchor: 'kirjautuminen',
      questions: ['credentials', 'noCredentials', 'sessionEnded', 'sharedDevice'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends IdentificationApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    identification: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
