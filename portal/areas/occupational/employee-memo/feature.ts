import { defineFeature } from '../../feature.ts';
import type { EmployeeMemoApi } from './contract.ts';

export const feature = defineFeature({
  area: 'occupational',
  id: 'employee-memo',
  pages: { 'employee-memo-page': 'page/EmployeeMemoPage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends EmployeeMemoApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'employee-memo': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
