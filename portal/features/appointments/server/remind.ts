import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import { isReminderDue, REMINDERS } from '#domain/appointments/reminders.ts';
import { issueLinks } from '#domain/appointments/server/appointment-links.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { openBookingContact } from '#domain/appointments/server/booking-contact.ts';
import { CONTACT_COLUMNS } from '#domain/patients/server/contact-of.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { openVisitorContact } from '#domain/patients/server/visitor-contact.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { inCalendar, type OwnRow, readOwn } from './own-rows.ts';

/** Who is reminded, and where. */
interface Reminded {
  readonly email: string | null;
  /** Null if no text message may be sent about bookings. */
  readonly phone: string | null;
  readonly language: Language;
  readonly child: string | null;
  readonly addressedTo: Buffer | null;
}

/**
 * Reminds of an appointment if it still stands and the reminder is due. The person who booked is reminded
 * where they asked to be told: they know all that the reminder says. A job that runs again writes the same messages,
 * which are sent once.
 */
export function remind({ inScope, vault, now }: Delivery, payload: JobPayload): Promise<void> {
  const patientId = String(payload.patientId);
  const id = Number(payload.appointmentId);
  const reminder = REMINDERS.find((each) => each === payload.reminder);
  return inScope({ patientId }, async (tx) => {
    const [row] = await readOwn(tx, sql`base.id = ${id}`, 'fi');
    if (!row || row.cancelled_by !== null || !reminder) return;
    if (!isReminderDue(reminder, row.starts_at, now())) return;
    const reminded = await remindedOf(tx, vault, patientId, row);
    const [localised = row] = await readOwn(tx, sql`base.id = ${id}`, reminded.language);
    const { practitioner_id: practitionerId } = row;
    const links = await issueLinks(tx, vault, { patientId, practitionerId, appointmentId: id });
    const { email, phone, ...reader } = reminded;
    await queueAppointmentMessages(
      tx,
      { vault, now: now() },
      {
        ...reader,
        patientId,
        template: 'appointment-reminder',
        onceFor: `${id} ${reminder} ${row.starts_at.toISOString()}`,
        brand: row.brand,
        appointment: { ...sharedView(localised, { showsPrice: false }), ...inCalendar(row) },
        email: email === null ? null : { to: email, token: links.long },
        sms: phone === null ? null : { to: phone, token: links.short },
      },
    );
  });
}

/** The contact given at the booking; where none was, the one on record. */
async function remindedOf(tx: Scoped, vault: Vault, patientId: string, row: OwnRow): Promise<Reminded> {
  if (row.booking_contact !== null) {
    const { addressedTo, ...given } = openBookingContact(vault, row.booking_contact);
    return { ...given, addressedTo: addressedTo === null ? null : Buffer.from(addressedTo, 'base64url') };
  }
  const visitor = row.visitor_contact === null ? null : openVisitorContact(vault, row.visitor_contact);
  if (visitor && (visitor.email !== null || visitor.phone !== null)) {
    return { ...visitor, child: null, addressedTo: null };
  }
  const sealed = await tx
    .selectFrom('patients')
    .select(CONTACT_COLUMNS)
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const { email, phone, language, allows_booking_sms: allowsSms } = openPatient(vault, sealed);
  return { email, phone: allowsSms ? phone : null, language, child: null, addressedTo: null };
}
