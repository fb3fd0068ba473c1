import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { visitDocuments } from './documents.ts';
import { listVisits } from './list-visits.ts';
import { showVisit } from './show-visit.ts';

/** The calls about a patient's visits, answered. */
export const visitsService = implement(endpoints, {
  'GET /api/visits': listVisits,
  'GET /api/visits/{id}': showVisit,
});

export const feature: ServerFeature = { endpoints, service: () => visitsService, documents: visitDocuments };
