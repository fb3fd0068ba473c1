import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { showClinic } from './show-clinic.ts';
import { showPractitioner } from './show-practitioner.ts';

export const clinicsService = implement(endpoints, {
  'GET /api/clinics/{slug}': showClinic,
  'GET /api/practitioners/{slug}': showPractitioner,
});

export const feature: ServerFeature = { endpoints, service: () => clinicsService };
