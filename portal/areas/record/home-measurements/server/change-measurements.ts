import { sealHomeMeasurement } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { holdPatient } from '#areas/person/shared/patients/server/hold-patient.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { type HomeMeasurementsApi, MOST_KEPT } from '../contract.ts';
import { measuredIn, measurementErrors, typedMoment } from '../rules.ts';

const KIND = 'home-measurements';

/** `POST /api/home-measurements` */
export const addMeasurement: Handler<HomeMeasurementsApi['POST /api/home-measurements']> = async (
  call,
  { body },
) => {
  const { tx, vault, patientId, now, session } = call;
  const errors = measurementErrors(body, now);
  const measuredAt = typedMoment(body.day, body.time);
  if (errors.length > 0 || !measuredAt) return { problem: 'invalidFields', errors };
  await holdPatient(call);
  if ((await countMeasurements(call)) >= MOST_KEPT) return ok({ type: 'tooMany' });
  const content = { measured: measuredIn(body), note: body.note.trim() || null };
  const { id } = await tx
    .insertInto('home_measurements')
    .values({
      patient_id: patientId,
      measured_at: measuredAt,
      entered_at: now,
      by_guardian: session.actingFor !== null,
      content: sealHomeMeasurement(vault, content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await call.note({ action: 'create', kind: KIND, id });
  return ok({ type: 'success', id });
};

/** `DELETE /api/home-measurements/{id}` */
export const removeMeasurement: Handler<HomeMeasurementsApi['DELETE /api/home-measurements/{id}']> = async (
  call,
  { params: { id } },
) => {
  const { numDeletedRows } = await call.tx
    .deleteFrom('home_measurements')
    .where('patient_id', '=', call.patientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return problem('notFound');
  await call.note({ action: 'cancel', kind: KIND, id });
  return ok({ type: 'success' });
};

/** How many a patient keeps. */
export async function countMeasurements({
  tx,
  patientId,
}: Pick<RecordCall, 'tx' | 'patientId'>): Promise<number> {
  const { count } = await tx
    .selectFrom('home_measurements')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
