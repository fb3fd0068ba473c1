import { defineFeature } from '../../feature.ts';
import type { AnalyticsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'service',
  id: 'analytics',
  pages: {},
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends AnalyticsApi {}
}
