import { defineFeature } from '../../feature.ts';
import type { InsuranceApi } from './contract.ts';

export const feature = defineFeature({
  area: 'appointments',
  id: 'insurance',
  pages: {},
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends InsuranceApi {}
}
