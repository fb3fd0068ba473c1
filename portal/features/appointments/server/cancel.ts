import { sql } from 'kysely';
import { brandOf } from '#contract/brands/registry.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { tellOtherGuardians } from '#domain/guardianship/server/guardian-notice.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { contactOf } from '#domain/patients/server/contact-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import type { Call, RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { mayCancel } from '../rules.ts';
import { type OwnRow, readOwn } from './own-rows.ts';
import { releaseTime } from './release-time.ts';

type Cancel = AppointmentsApi['DELETE /api/appointments/{id}'];

/** `DELETE /api/appointments/{id}` */
export const cancel: Handler<Cancel> = async (call, { params: { id } }) => {
  const { tx, now, language } = call;
  // Locked, so that pressed twice it is cancelled once.
  const [row] = await readOwn(tx, sql`base.id = ${id} for update of base`, language);
  if (!row || row.cancelled_by === 'clinic') return ok({ type: 'appointmentNotFound' });
  // Again, by a retry or another tab: it is what was asked for.
  if (row.cancelled_by === 'patient') return ok({ type: 'success' });
  const { cancellationNoticeHours: hours } = brandOf(row.brand);
  if (!mayCancel({ startsAt: row.starts_at, isCancelled: false }, now, hours)) {
    return ok({ type: 'deadlineExceeded', hours });
  }
  await cancelRow(call, row);
  return ok({ type: 'success' });
};

async function cancelRow(call: Call<Cancel>, row: OwnRow): Promise<void> {
  await releaseTime(call.tx, row, { cancelled_at: call.now, cancelled_by: 'patient' });
  // Who may not know where it would have been gets no message that says so.
  if (!isPlaceHidden(call, row.booked_by)) await queueMessages(call, row.id);
  await tellOtherGuardians(call, 'cancelled', row.starts_at);
  await call.note({ action: 'cancel', kind: 'appointment', id: row.id });
}

async function queueMessages(call: RecordCall, id: number): Promise<void> {
  const { tx, patientId } = call;
  const { email, phone, language, allowsBookingSms, child } = await contactOf(call);
  const { actingFor, ownPatientId } = call.session;
  // Of a guardian who is no patient nothing is known: the child hears of it, and nobody else reads where.
  const isGuardians = actingFor !== null && ownPatientId !== null;
  const [row] = await readOwn(tx, sql`base.id = ${id}`, language);
  if (!row) return;
  await queueAppointmentMessages(tx, call, {
    patientId,
    template: 'appointment-cancelled',
    brand: row.brand,
    language,
    child: isGuardians ? child : null,
    addressedTo: isGuardians ? addresseeOf(call) : null,
    appointment: { ...sharedView(row, { showsPrice: false }), appointmentId: row.id },
    email: email === null ? null : { to: email, token: null },
    sms: phone === null || !allowsBookingSms ? null : { to: phone, token: null },
  });
}
