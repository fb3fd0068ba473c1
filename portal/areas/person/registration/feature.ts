import { defineFeature } from '../../feature.ts';
import type { RegistrationApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'registration',
  pages: {
    'registration-page': 'form/RegistrationPage.tsx',
    'hpa-register': 'form/RegistrationPage.tsx',
  },
  help: [
    {
      key: 'registration',
      place: 2,
      anchor: 'uusi-asiakas',
      needs: 'registration-page',
      questions: ['newCustomer'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends RegistrationApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    registration: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
