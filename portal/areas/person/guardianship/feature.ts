import { defineFeature } from '../../feature.ts';
import type { GuardianshipApi } from './contract.ts';

export const feature = defineFeature({
  area: 'person',
  id: 'guardianship',
  pages: {
    'hpa-front-page': 'entry/HpaFrontPage.tsx',
    'choose-child': 'choosing/ChooseChildPage.tsx',
    family: 'family/FamilyPage.tsx',
  },
  help: [
    {
      key: 'child',
      place: 17,
      anchor: 'lapsi',
      needs: 'hpa-front-page',
      questions: ['childWho', 'childOwn', 'childSwitch', 'childFamily', 'childShare', 'childNotFound'],
    },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends GuardianshipApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    guardianship: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
  interface OutboundMessageFiles {
    guardianship: typeof import('./messages-outbound/fi.json', { with: { type: 'json' }});
  }
}
