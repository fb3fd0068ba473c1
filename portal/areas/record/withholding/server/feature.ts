import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { changeWithholding, showBelongings, showWithholding } from './withholding.ts';

export const feature: ServerFeature = {
  endpoints,
  service: () =>
    implement(endpoints, {
      'GET /api/withholding': showWithholding,
      'GET /api/withholding/belongings/{id}': showBelongings,
      'PUT /api/withholding/{what}': changeWithholding,
    }),
};
