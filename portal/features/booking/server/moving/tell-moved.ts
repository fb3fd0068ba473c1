import type { LinkTokens } from '#domain/appointments/server/appointment-links.ts';
import { queueAppointmentMessages } from '#domain/appointments/server/appointment-messages.ts';
import { sharedView } from '#domain/appointments/server/appointment-view.ts';
import { type BookingContact, openBookingContact } from '#domain/appointments/server/booking-contact.ts';
import { contactOf } from '#domain/patients/server/contact-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import type { LocalisedSlot } from '../reservation/slot-to-sell.ts';
import { findSlot } from '../search/available-appointments.ts';
import type { Booked } from './booked.ts';

interface Moved extends LocalisedSlot {
  /** What opens it from now on. */
  readonly links: LinkTokens;
}

/**
 * Tells the person who has moved an appointment, once: where they asked to be told when they booked it, else at the address on
 * record. The calendar entry of the booking follows by its number.
 */
export async function tellMoved(call: RecordCall, booked: Booked, moved: Moved): Promise<void> {
  const { tx, patientId } = call;
  const { email, phone, language, child, addressedTo } = await mover(call, booked);
  const slot =
    language === moved.lang ? moved.slot : ((await findSlot(tx, moved.slot.id, language)) ?? moved.slot);
  const { calendar_sequence: calendarSequence } = await tx
    .selectFrom('appointments')
    .select('calendar_sequence')
    .where('patient_id', '=', patientId)
    .where('id', '=', booked.id)
    .executeTakeFirstOrThrow();
  await queueAppointmentMessages(tx, call, {
    patientId,
    template: 'appointment-moved',
    // The one that the calendar knows the appointment by.
    brand: booked.brand,
    language,
    child,
    addressedTo: addressedTo === null ? null : Buffer.from(addressedTo, 'base64url'),
    appointment: { ...sharedView(slot, { showsPrice: false }), appointmentId: booked.id, calendarSequence },
    movedFrom: booked.starts_at,
    email: email === null ? null : { to: email, token: moved.links.long },
    sms: phone === null ? null : { to: phone, token: moved.links.short },
  });
}

/** Whom a message reaches. */
type Reached = Omit<BookingContact, 'email'> & { readonly email: string | null };

async function mover(call: RecordCall, booked: Booked): Promise<Reached> {
  const contact = await contactOf(call);
  const onPhone = (phone: string | null) => (contact.allowsBookingSms ? phone : null);
  if (booked.booking_contact !== null && isOwnAct(call, booked.booked_by)) {
    const given = openBookingContact(call.vault, booked.booking_contact);
    return { ...given, phone: onPhone(given.phone) };
  }
  const addressedTo = contact.child === null ? null : addresseeOf(call);
  return {
    ...contact,
    phone: onPhone(contact.phone),
    addressedTo: addressedTo?.toString('base64url') ?? null,
  };
}
