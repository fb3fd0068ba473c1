import { defineFeature } from '../../feature.ts';
import type { CertificatesApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'certificates',
  pages: {
    certificates: 'list/CertificateListPage.tsx',
    certificate: 'certificate/CertificatePage.tsx',
  },
  help: [
    {
      key: 'certificates',
      place: 13,
      anchor: 'todistukset',
      needs: 'certificates',
      page: 'certificates',
      questions: ['certificateOpen', 'certificateOld'],
    },
  ],
  menu: [{ key: 'certificates', group: 'record', place: 6, needs: ['certificates'], tile: { place: 5 } }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends CertificatesApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    certificates: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
