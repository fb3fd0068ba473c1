import { defineFeature } from '../../feature.ts';
import type { EmployeesApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'employees',
  pages: { 'workspace-employees': 'import/EmployeesPage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends EmployeesApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    employees: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
