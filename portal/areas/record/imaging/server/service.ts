import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { imaging, imagingReferral, imagingResults } from './imaging.ts';

/** The calls about a patient's imaging, answered. */
export const imagingService = implement(endpoints, {
  'GET /api/imaging': imaging,
  'GET /api/imaging/referrals/{id}': imagingReferral,
  'GET /api/imaging/results/{date}': imagingResults,
});
