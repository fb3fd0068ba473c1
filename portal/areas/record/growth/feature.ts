import { defineFeature } from '../../feature.ts';
import type { GrowthApi } from './contract.ts';

export const feature = defineFeature({
  area: 'record',
  id: 'growth',
  pages: { growth: 'page/GrowthPage.tsx' },
  help: [
    {
      key: 'growth',
      // As the home measurements, whose feature comes after this one.
      place: 11,
      anchor: 'kasvu',
      needs: 'growth',
      page: 'growth',
      questions: ['growthWhere', 'growthCurves'],
    },
  ],
  menu: [{ key: 'growth', group: 'record', place: 10 }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends GrowthApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    growth: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
