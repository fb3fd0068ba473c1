import { defineFeature } from '../../feature.ts';
import type { ImagingApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'imaging',
  pages: {
    'imaging-list': 'list/ImagingPage.tsx',
    'imaging-referral': 'referral/ImagingReferralPage.tsx',
    'imaging-result': 'result/ImagingResultPage.tsx',
  },
  help: [
    {
      key: 'imaging',
      place: 7,
      anchor: 'kuvantaminen',
      page: 'imaging-list',
      questions: ['imagingReferral', 'imagingStatement', 'imagingPictures'],
    },
  ],
  menu: [{ key: 'imaging-list', group: 'record', place: 3 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends ImagingApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    imaging: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
