import { defineFeature } from '../../feature.ts';
import type { WorkspaceApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'workspace',
  pages: {
    workspace: 'inbox/InboxPage.tsx',
    'workspace-thread': 'thread/ThreadPage.tsx',
    'workspace-start': 'start/StartPage.tsx',
    'workspace-absences': 'absences/AbsencesPage.tsx',
  },
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends WorkspaceApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    workspace: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
