import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { addMeasurement, removeMeasurement } from './change-measurements.ts';
import { ownHomeMeasurements } from './own-data.ts';
import { changeSharing } from './sharing.ts';
import { showMeasurements } from './show-measurements.ts';

/** The calls about home measurements, answered. */
export const homeMeasurementsService = implement(endpoints, {
  'GET /api/home-measurements': showMeasurements,
  'POST /api/home-measurements': addMeasurement,
  'DELETE /api/home-measurements/{id}': removeMeasurement,
  'PUT /api/home-measurements/sharing': changeSharing,
});

export const feature: ServerFeature = {
  endpoints,
  service: () => homeMeasurementsService,
  ownData: ownHomeMeasurements,
};
