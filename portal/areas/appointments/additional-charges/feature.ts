import { defineFeature } from '../../feature.ts';
import type { AdditionalChargesApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'additional-charges',
  pages: {
    'appointments-additional-payment-approval-page': 'approval/ApprovalPage.tsx',
    'appointment-additional-payment-success-page': 'success/SuccessPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends AdditionalChargesApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'additional-charges': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
