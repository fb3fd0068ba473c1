import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { laboratory, laboratoryReferral, laboratoryResults } from './results.ts';
import { laboratoryTrends } from './trends.ts';

/** The calls about a patient's laboratory results, answered. */
export const laboratoryService = implement(endpoints, {
  'GET /api/laboratory': laboratory,
  'GET /api/laboratory/referrals/{id}': laboratoryReferral,
  'GET /api/laboratory/results/{date}': laboratoryResults,
  'GET /api/laboratory/trends/{ids}': laboratoryTrends,
});
