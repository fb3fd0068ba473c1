import { defineFeature } from '../../feature.ts';
import type { CareTeamApi } from './contract.ts';

export const feature = defineFeature({
  area: 'occupational',
  id: 'care-team',
  pages: { 'occupational-health-care-team': 'page/CareTeamPage.tsx' },
  menu: [{ key: 'occupational-health-care-team', group: 'occupational', place: 2 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends CareTeamApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    'care-team': typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
