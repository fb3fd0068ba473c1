import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { ownFundPayments } from './own-data.ts';
import { sicknessFund } from './sickness-fund.ts';

/** The call about the sickness fund, answered. */
export const sicknessFundService = implement(endpoints, { 'GET /api/sickness-fund': sicknessFund });

export const feature: ServerFeature = {
  endpoints,
  service: () => sicknessFundService,
  ownData: ownFundPayments,
};
