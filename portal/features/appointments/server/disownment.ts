import { sql } from 'kysely';
import { findLink } from '#domain/appointments/server/appointment-links.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { openVisitorContact } from '#domain/patients/server/visitor-contact.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { endpoints } from '../contract.ts';
import { readLinked } from './linked-appointment.ts';
import { type OwnRow, readOwn } from './own-rows.ts';
import { releaseTime } from './release-time.ts';

const DISOWN = 'POST /api/anon/appointment/{token}/disownment';

/** `GET /api/anon/appointment/{token}/disownment`. It changes nothing: what scans mail opens links. */
export const showDisownment: Handler<
  (typeof endpoints)['GET /api/anon/appointment/{token}/disownment']
> = async (context, { params: { token }, query: { lang } }) => {
  const row = await readLinked(context, token, 'disown', lang);
  if (!row) return ok({ type: 'appointment-not-found' });
  if (row.cancelled_by !== null) return ok({ type: 'appointment-already-cancelled' });
  const { startDate, endDate, kind } = sharedView(row, { showsPrice: false });
  return ok({ type: 'ready', appointment: { startDate, endDate, kind } });
};

/** `POST /api/anon/appointment/{token}/disownment`. Until it begins: it was nobody's to cancel in time. */
export const disown: Handler<(typeof endpoints)[typeof DISOWN]> = async (context, { params: { token } }) => {
  const link = await context.inScope({}, (tx) => findLink(tx, context, token, 'disown'));
  if (!link) return ok({ type: 'appointment-not-found' });
  const { patientId, practitionerId, appointmentId } = link;
  return context.inScope({ patientId }, (tx) =>
    once(context, tx, { endpoint: DISOWN, body: token }, async () => {
      // Locked, so that two who press at once release it once.
      const [row] = await readOwn(
        tx,
        sql`base.id = ${appointmentId} and base.practitioner_id = ${practitionerId} for update of base`,
        context.language,
      );
      if (!row) return ok({ type: 'appointment-not-found' as const });
      if (row.cancelled_by !== null) return ok({ type: 'appointment-already-cancelled' as const });
      await takeBack(tx, context, patientId, row);
      return ok({ type: 'success' as const });
    }),
  );
};

async function takeBack(tx: Scoped, context: Context, patientId: string, row: OwnRow): Promise<void> {
  const { now } = context;
  await releaseTime(tx, row, { cancelled_at: now, cancelled_by: 'patient', disowned_at: now });
  await tellVisitor(tx, context, patientId, row);
  await logAccess(tx, context, {
    patientId,
    // Whoever has the link; nobody has logged in.
    actor: { kind: 'anonymous', id: null },
    action: 'cancel',
    recordKind: 'appointment',
    recordId: row.id,
  });
}

/** Whoever booked may have meant well. */
async function tellVisitor(tx: Scoped, context: Context, patientId: string, row: OwnRow): Promise<void> {
  if (row.visitor_contact === null) return;
  const { email, phone, language } = openVisitorContact(context.vault, row.visitor_contact);
  const [told] = await readOwn(tx, sql`base.id = ${row.id}`, language);
  const recipient = (to: string | null) => (to === null ? null : { to, token: null });
  await queueAppointmentMessages(tx, context, {
    patientId,
    template: 'appointment-disowned',
    brand: row.brand,
    language,
    child: null,
    addressedTo: null,
    appointment: { ...sharedView(told ?? row, { showsPrice: false }), appointmentId: row.id },
    email: recipient(email),
    sms: recipient(phone),
  });
}
