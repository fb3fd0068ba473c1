import { sql } from 'kysely';
import { lockOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { mayTellReason } from '../rules-arrival-reason.ts';
import { ARRIVAL_REASON } from './own-view.ts';

type Tell = AppointmentsApi['POST /api/appointments/{id}/arrival-reason'];

/** `POST /api/appointments/{id}/arrival-reason` */
export const tellArrivalReason: Handler<Tell> = async (call, { params: { id }, body }) => {
  const { tx, now, vault } = call;
  const row = await lockOwn(tx, sql`base.id = ${id}`, call.language);
  if (!row) return ok({ type: 'appointmentNotFound' });
  const appointment = {
    endsAt: row.ends_at,
    isCancelled: row.cancelled_by !== null,
    isRemote: row.is_remote,
  };
  // Nobody writes what they would not be shown.
  if (isPlaceHidden(call, row.booked_by) || !mayTellReason(appointment, now)) {
    await call.note({ action: 'read', kind: 'appointment', id: row.id });
    return ok({ type: 'notAvailable' });
  }
  const text = body.arrivalReason;
  await tx
    .updateTable('appointments')
    .set({ arrival_reason: text === '' ? null : vault.seal(ARRIVAL_REASON, text) })
    .where('patient_id', '=', sql<string>`current_patient()`)
    .where('practitioner_id', '=', row.practitioner_id)
    .where('id', '=', row.id)
    .execute();
  await call.note({ action: 'change', kind: 'appointment', id: row.id });
  return ok({ type: 'success' });
};
