import { sql } from 'kysely';
import { sharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { openBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { otherBooker, withoutSent } from '#areas/appointments/shared/appointments/server/other-booker.ts';
import { inCalendar, type OwnRow, readOwn } from '#areas/appointments/shared/appointments/server/own-row.ts';
import {
  type AppointmentTemplate,
  queueAppointmentMessages,
} from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { isContactHidden, isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { contactOf } from '#areas/person/shared/patients/server/contact-of.ts';
import { addresseeOf } from '#areas/person/shared/patients/server/person-hash.ts';
import { openVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOwnAct } from '#platform/session/actor.ts';

/** Somebody who is told of a cancellation. */
interface Notification {
  readonly template: AppointmentTemplate;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly child: string | null;
  readonly addressedTo: Buffer | null;
}

/**
 * Tells the person who has cancelled, at the address on record, and the contact that was given at the booking,
 * where it is another one.
 */
export async function tellCancelled(call: RecordCall, row: OwnRow): Promise<void> {
  const contact = await contactOf(call);
  // Somebody who may not know where it would have been gets no message that says so.
  const onRecord = isPlaceHidden(call, row.booked_by) ? null : toCanceller(call, contact);
  const given = toBooker(call, row, contact.allowsBookingSms);
  if (onRecord) await queue(call, row.id, onRecord);
  if (given) await queue(call, row.id, onRecord ? withoutSent(onRecord, given) : given);
}

function toCanceller(call: RecordCall, contact: Awaited<ReturnType<typeof contactOf>>): Notification {
  const { email, phone, language, allowsBookingSms, child } = contact;
  return {
    template: 'appointment-cancelled',
    email,
    phone: allowsBookingSms ? phone : null,
    language,
    child,
    addressedTo: addresseeOf(call),
  };
}

/** The contact given at the booking; null if there is none, or if it may not be notification. */
function toBooker(call: RecordCall, row: OwnRow, allowsBookingSms: boolean): Notification | null {
  if (row.booking_contact === null) {
    // It may be anybody's address: under a non-disclosure order nothing about the child goes there.
    if (row.visitor_contact === null || isContactHidden(call)) return null;
    const visitor = openVisitorContact(call.vault, row.visitor_contact);
    return { ...visitor, template: 'booked-appointment-cancelled', child: null, addressedTo: null };
  }
  if (!isOwnAct(call, row.booked_by)) {
    const other = otherBooker(call, row);
    return other && { ...other, template: 'booked-appointment-cancelled' };
  }
  const given = openBookingContact(call.vault, row.booking_contact);
  return {
    ...given,
    template: 'appointment-cancelled',
    phone: allowsBookingSms ? given.phone : null,
    addressedTo: given.addressedTo === null ? null : Buffer.from(given.addressedTo, 'base64url'),
  };
}

async function queue(call: RecordCall, id: number, notification: Notification): Promise<void> {
  const { tx, patientId } = call;
  const { template, email, phone, language, child, addressedTo } = notification;
  if (email === null && phone === null) return;
  const [row] = await readOwn(tx, sql`base.id = ${id}`, language);
  if (!row) return;
  await queueAppointmentMessages(tx, call, {
    patientId,
    template,
    brand: row.brand,
    language,
    child,
    addressedTo,
    healthCareType: row.health_care_type,
    appointment: { ...sharedView(row, null), ...inCalendar(row) },
    email: email === null ? null : { to: email, token: null },
    sms: phone === null ? null : { to: phone, token: null },
  });
}
