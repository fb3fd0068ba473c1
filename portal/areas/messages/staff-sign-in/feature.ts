import { defineFeature } from '../../feature.ts';
import type { StaffSignInApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'staff-sign-in',
  pages: { 'workspace-sign-in': 'page/StaffSignInPage.tsx' },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends StaffSignInApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'staff-sign-in': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
