import { sql } from 'kysely';
import { brandOf } from '#contract/brands/registry.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { tellOtherGuardians } from '#domain/guardianship/server/guardian-notice.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { contactOf } from '#domain/patients/server/contact-of.ts';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { errorCode, isUnavailable } from '#platform/database/database-error.ts';
import type { endpoints } from '../contract.ts';
import { mayCancel } from '../rules.ts';
import { type OwnRow, readOwn } from './own-rows.ts';
import { releaseTime } from './release-time.ts';

type CancelHandler = Handler<(typeof endpoints)['DELETE /api/appointments/{id}']>;

/** `DELETE /api/appointments/{id}` */
export const cancel: CancelHandler = async (context, { params: { id } }) => {
  const { now } = context;
  try {
    return await context.inScope({ patientId: patientOf(context) }, async (tx) => {
      // Locked, so that pressed twice it is cancelled once.
      const [row] = await readOwn(tx, sql`base.id = ${id} for update of base`, context.language);
      if (!row || row.cancelled_by === 'clinic') return ok({ type: 'appointmentNotFound' });
      // Again, by a retry or another tab: it is what was asked for.
      if (row.cancelled_by === 'patient') return ok({ type: 'success' });
      const { cancellationNoticeHours: hours } = brandOf(row.brand);
      if (!mayCancel({ startsAt: row.starts_at, isCancelled: false }, now, hours)) {
        return ok({ type: 'deadlineExceeded', hours });
      }
      await cancelRow(tx, context, row);
      return ok({ type: 'success' });
    });
  } catch (error) {
    if (isUnavailable(error) || errorCode(error) === '') throw error;
    context.report(error);
    return ok({ type: 'unknownError' });
  }
};

async function cancelRow(tx: Scoped, context: Context, row: OwnRow): Promise<void> {
  const patientId = patientOf(context);
  await releaseTime(tx, row, { cancelled_at: context.now, cancelled_by: 'patient' });
  // Who may not know where it would have been gets no message that says so.
  if (!isPlaceHidden(context, row.booked_by)) await queueMessages(tx, context, row.id);
  await tellOtherGuardians(tx, context, 'cancelled', row.starts_at);
  await logAccess(tx, context, {
    patientId,
    actor: actorOf(context),
    action: 'cancel',
    recordKind: 'appointment',
    recordId: row.id,
  });
}

async function queueMessages(tx: Scoped, context: Context, id: number): Promise<void> {
  const patientId = patientOf(context);
  const { email, phone, language, allowsBookingSms, child } = await contactOf(tx, context);
  const { actingFor, ownPatientId } = context.session;
  // Of a guardian who is no patient nothing is known: the child hears of it, and nobody else reads where.
  const isGuardians = actingFor !== null && ownPatientId !== null;
  const [row] = await readOwn(tx, sql`base.id = ${id}`, language);
  if (!row) return;
  await queueAppointmentMessages(tx, context, {
    patientId,
    template: 'appointment-cancelled',
    brand: row.brand,
    language,
    child: isGuardians ? child : null,
    addressedTo: isGuardians ? addresseeOf(context) : null,
    appointment: { ...sharedView(row, { showsPrice: false }), appointmentId: row.id },
    email: email === null ? null : { to: email, token: null },
    sms: phone === null || !allowsBookingSms ? null : { to: phone, token: null },
  });
}
