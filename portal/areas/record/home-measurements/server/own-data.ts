import { z } from 'zod';
import { homeMeasurementSchema } from '#areas/person/shared/home-measurements/home-measurement.ts';
import {
  readHomeMeasurements,
  sharedSince,
} from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { ownData } from '../../../server-feature.ts';

/** What the patient has measured at home, and since when those who care for them may see it. */
export const ownHomeMeasurements = ownData({
  shape: {
    homeMeasurements: z.array(homeMeasurementSchema),
    homeMeasurementsSharedSince: z.iso.datetime().nullable(),
  },
  async read(call) {
    return {
      homeMeasurements: await readHomeMeasurements(call),
      homeMeasurementsSharedSince: (await sharedSince(call))?.toISOString() ?? null,
    };
  },
  tables: {
    home_measurements: 'homeMeasurements',
    home_measurement_shares: 'homeMeasurementsSharedSince',
  },
});
