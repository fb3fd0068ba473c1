import { sql } from 'kysely';
import type { LinkedRecord } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { inCalendar, type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { queueAppointmentMessages } from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { openVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import type { Call, RecordCall } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { AppointmentsApi } from '../contract.ts';
import { isLinked, linkedRecord, lockLinked, notFound } from './linked-appointment.ts';
import { releaseTime } from './release-time.ts';

type Show = AppointmentsApi['GET /api/anon/appointment/{token}/disownment'];
type Disown = AppointmentsApi['POST /api/anon/appointment/{token}/disownment'];

/** `GET /api/anon/appointment/{token}/disownment`. It changes nothing: what scans mail opens links. */
export const showDisownment: Steps<Show, LinkedRecord> = {
  before: (context, { params: { token } }) => linkedRecord(context, token, 'disown'),
  async answer(call, { query: { lang } }, link) {
    const [row] = await readOwn(call.tx, isLinked(link), lang);
    if (!row) return notFound;
    await call.note({ action: 'read', kind: 'appointment', id: row.id });
    if (row.cancelled_by !== null) return ok({ type: 'appointment-already-cancelled' });
    const { startDate, endDate, kind } = sharedView(row, null);
    return ok({ type: 'ready', appointment: { startDate, endDate, kind } });
  },
};

/** `POST /api/anon/appointment/{token}/disownment`. Until it begins: it was nobody's to cancel in time. */
export const disown: Steps<Disown, LinkedRecord> = {
  before: (context, { params: { token } }) => linkedRecord(context, token, 'disown'),
  async answer(call, { params: { token } }, link) {
    // Locked, so that two who press at once release it once.
    const row = await lockLinked(call, link, { token, purpose: 'disown' });
    if (!row) return notFound;
    if (row.cancelled_by !== null) {
      await call.note({ action: 'read', kind: 'appointment', id: row.id });
      return ok({ type: 'appointment-already-cancelled' });
    }
    await takeBack(call, row);
    return ok({ type: 'success' });
  },
};

async function takeBack(call: Call<Disown>, row: OwnRow): Promise<void> {
  const { tx, now } = call;
  await releaseTime(tx, row, { cancelled_at: now, cancelled_by: 'patient', disowned_at: now });
  await tellVisitor(call, row);
  await call.note({ action: 'cancel', kind: 'appointment', id: row.id });
}

/** The person who booked may have meant well. */
async function tellVisitor(call: RecordCall, row: OwnRow): Promise<void> {
  const { tx, patientId, vault } = call;
  if (row.visitor_contact === null) return;
  const { email, phone, language } = openVisitorContact(vault, row.visitor_contact);
  const [told = row] = await readOwn(tx, sql`base.id = ${row.id}`, language);
  const recipient = (to: string | null) => (to === null ? null : { to, token: null });
  await queueAppointmentMessages(tx, call, {
    patientId,
    template: 'appointment-disowned',
    brand: row.brand,
    language,
    child: null,
    addressedTo: null,
    healthCareType: row.health_care_type,
    appointment: { ...sharedView(told, null), ...inCalendar(told) },
    email: recipient(email),
    sms: recipient(phone),
  });
}
