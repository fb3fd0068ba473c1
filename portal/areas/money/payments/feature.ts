import { defineFeature } from '../../feature.ts';
import type { PaymentsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'money',
  id: 'payments',
  pages: {
    'invoice-payment-page': 'pay/PayPage.tsx',
    'pay-visit-page': 'pay/PayVisitPage.tsx',
    'payment-page': 'result/ResultPage.tsx',
    'invoice-notification-landing-page': 'landing/LandingPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends PaymentsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    payments: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    payments: typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
