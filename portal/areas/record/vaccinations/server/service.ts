import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { ownVaccinations } from './own-vaccinations.ts';
import { travelVaccinations } from './travel-vaccinations.ts';

/** The calls about a patient's vaccinations, answered. */
export const vaccinationsService = implement(endpoints, {
  'GET /api/vaccinations': ownVaccinations,
  'GET /api/vaccinations/travel': travelVaccinations,
});
