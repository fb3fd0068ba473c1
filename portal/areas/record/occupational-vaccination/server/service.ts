import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { vaccinationStatus } from './vaccination-status.ts';

/** The call about vaccinations in occupational health care, answered. */
export const occupationalVaccinationService = implement(endpoints, {
  'GET /api/occupational-vaccination': vaccinationStatus,
});
