import { defineFeature } from '../../feature.ts';
import type { SmsLoginApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'sms-login',
  pages: {
    mfa: 'coming-back/MfaPage.tsx',
  },
  help: [
    {
      key: 'smsLogin',
      place: 15,
      anchor: 'tekstiviesti',
      needs: 'mfa',
      questions: ['smsWhat', 'smsStart', 'smsNoCode'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends SmsLoginApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'sms-login': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    'sms-login': typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
