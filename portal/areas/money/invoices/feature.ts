import { defineFeature } from '../../feature.ts';
import type { InvoicesApi } from './contract.ts';

export const feature = defineFeature({
  area: 'money',
  id: 'invoices',
  pages: {
    'invoices-page': 'list/InvoicesPage.tsx',
    'invoice-summary-page': 'summary/InvoiceSummaryPage.tsx',
  },
  menu: [{ key: 'invoices-page', group: 'own', place: 4 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends InvoicesApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    invoices: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
