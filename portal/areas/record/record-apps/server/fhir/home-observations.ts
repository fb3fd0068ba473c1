import type { Observation } from 'fhir/r4.js';
import { readHomeMeasurements } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { homeObservation } from '#areas/person/shared/home-measurements/server/observation.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import { type AppRequest, ownId, readerOf } from './app-request.ts';

/** Apps know home measurements by numbers above those of the record's entries. */
const FIRST_ID = 900_000_000_000_000;

/** A home measurement, as apps get it. */
interface HomeObservation {
  readonly id: number;
  readonly happenedAt: Date;
  readonly day: string;
  readonly receivedAt: Date;
  readonly receivedDay: string;
  readonly resource: Observation & { readonly id: string };
}

/** Whether an app's number is one of a home measurement. */
export const isHomeId = (id: number): boolean => id > FIRST_ID;

/** All that the patient has measured at home, the latest first. */
export async function findHomeObservations(request: AppRequest, tx: Scoped): Promise<HomeObservation[]> {
  const patient = { reference: `Patient/${ownId(request)}` };
  const measurements = await readHomeMeasurements(readerOf(request, tx));
  return measurements.map((each) => {
    const id = FIRST_ID + each.id;
    const at = new Date(each.measuredAt);
    const day = helsinkiDay(at);
    const meta = { lastUpdated: each.measuredAt };
    const resource = { ...homeObservation(each, String(id), patient), meta };
    return { id, happenedAt: at, day, receivedAt: at, receivedDay: day, resource };
  });
}

/** The home measurement of an app's number; null: the patient has none such. */
export async function findHomeObservation(
  request: AppRequest,
  tx: Scoped,
  id: number,
): Promise<HomeObservation['resource'] | null> {
  const all = await findHomeObservations(request, tx);
  return all.find((each) => each.id === id)?.resource ?? null;
}
