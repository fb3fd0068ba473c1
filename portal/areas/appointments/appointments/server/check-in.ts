import { sql } from 'kysely';
import type { SelfCheckInStatus } from '#areas/appointments/shared/appointments/appointment.ts';
import { lockOwn, type OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { FORM_COLUMNS, formProblemOf } from '#areas/person/shared/patients/server/form-problem.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { checkInStatusOf, roomOf } from './own-view.ts';

type CheckIn = AppointmentsApi['POST /api/appointments/check-in/{id}'];

const REFUSALS = {
  checkedIn: 'alreadyCheckedIn',
  onlyAtReception: 'checkInOnlyAtReception',
  tooEarly: 'tooEarly',
  statusNotAvailable: 'unknownError',
} as const satisfies Record<Exclude<SelfCheckInStatus, 'allowed'>, string>;

/** `POST /api/appointments/check-in/{id}` */
export const checkIn: Handler<CheckIn> = async (call, { params: { id } }) => {
  // Locked, so that of two presses one checks in and the other finds that.
  const row = await lockOwn(call.tx, sql`base.id = ${id}`, call.language);
  if (!row) return ok({ type: 'customerNotFound' });
  const hidden = isPlaceHidden(call, row.booked_by);
  const refusal = hidden ? 'unknownError' : await checkInRow(call, row);
  await call.note({ action: refusal ? 'read' : 'change', kind: 'appointment', id: row.id });
  return ok(refusal ? { type: refusal } : { type: 'success', room: roomOf(row) });
};

/** Checks a patient in to a locked appointment; resolves to why it cannot be, or to null. */
export async function checkInRow(call: RecordCall, row: OwnRow) {
  const { tx, now } = call;
  const status = checkInStatusOf(row, now);
  if (status !== 'allowed') return REFUSALS[status];
  const patient = await tx
    .selectFrom('patients')
    .select(FORM_COLUMNS)
    .where('id', '=', call.patientId)
    .executeTakeFirstOrThrow();
  const problem = formProblemOf(patient, call);
  if (problem) return problem;
  await tx
    .updateTable('appointments')
    .set({ checked_in_at: now })
    .where('patient_id', '=', sql<string>`current_patient()`)
    .where('practitioner_id', '=', row.practitioner_id)
    .where('id', '=', row.id)
    .execute();
  return null;
}
