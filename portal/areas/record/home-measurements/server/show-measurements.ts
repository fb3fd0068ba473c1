import {
  readHomeMeasurements,
  sharedSince,
} from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { type HomeMeasurementsApi, MOST_SHOWN } from '../contract.ts';
import { countMeasurements } from './change-measurements.ts';
import { mayShare } from './sharing.ts';

/** `GET /api/home-measurements` */
export const showMeasurements: Handler<HomeMeasurementsApi['GET /api/home-measurements']> = async (call) =>
  ok({
    measurements: await readHomeMeasurements(call, MOST_SHOWN),
    total: await countMeasurements(call),
    mayShare: mayShare(call),
    sharedSince: (await sharedSince(call))?.toISOString() ?? null,
  });
