import type { LinkTokens } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { sharedView } from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import {
  type BookingContact,
  openBookingContact,
} from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { otherBooker, withoutSent } from '#areas/appointments/shared/appointments/server/other-booker.ts';
import type { PriceToTell } from '#areas/appointments/shared/appointments/server/told-price.ts';
import {
  type AppointmentTemplate,
  queueAppointmentMessages,
} from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { contactOf } from '#areas/person/shared/patients/server/contact-of.ts';
import { addresseeOf } from '#areas/person/shared/patients/server/person-hash.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import type { LocalisedSlot } from '../slot/slot.ts';
import { findSlot } from '../slot/slot.ts';
import type { Booked } from './booked.ts';

interface Moved extends LocalisedSlot {
  /** What opens it from now on. */
  readonly links: LinkTokens;
  /** What its patient is told that the new time costs; null: nothing. */
  readonly price: Pick<PriceToTell, 'totalCents' | 'isFixed'> | null;
}

/**
 * Tells the person who has moved an appointment, where they asked to be told when they booked it, else at the address on record;
 * and another person who had booked it, at the contact they gave, once where both are the same. The calendar entry of the booking
 * follows by its number.
 */
export async function tellMoved(call: RecordCall, booked: Booked, moved: Moved): Promise<void> {
  const byMover = await mover(call, booked);
  await tell(call, booked, moved, { ...byMover, template: 'appointment-moved' });
  const other = otherBooker(call, booked);
  if (other)
    await tell(call, booked, moved, { ...withoutSent(byMover, other), template: 'booked-appointment-moved' });
}

async function tell(call: RecordCall, booked: Booked, moved: Moved, to: Told): Promise<void> {
  const { tx, patientId } = call;
  const { template, email, phone, language, child, addressedTo } = to;
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
    template,
    // The one that the calendar knows the appointment by.
    brand: booked.brand,
    language,
    child,
    addressedTo,
    healthCareType: booked.health_care_type,
    ...(moved.price && { price: { cents: moved.price.totalCents, isFixed: moved.price.isFixed } }),
    appointment: { ...sharedView(slot, null), appointmentId: booked.id, calendarSequence },
    movedFrom: booked.starts_at,
    email: email === null ? null : { to: email, token: moved.links.long },
    sms: phone === null ? null : { to: phone, token: moved.links.short },
  });
}

/** Whom a message reaches. */
type Reached = Pick<BookingContact, 'phone' | 'language' | 'child'> & {
  readonly email: string | null;
  readonly addressedTo: Buffer | null;
};

type Told = Reached & { readonly template: AppointmentTemplate };

async function mover(call: RecordCall, booked: Booked): Promise<Reached> {
  const contact = await contactOf(call);
  const onPhone = (phone: string | null) => (contact.allowsBookingSms ? phone : null);
  if (booked.booking_contact !== null && isOwnAct(call, booked.booked_by)) {
    const given = openBookingContact(call.vault, booked.booking_contact);
    const addressedTo = given.addressedTo === null ? null : Buffer.from(given.addressedTo, 'base64url');
    return { ...given, phone: onPhone(given.phone), addressedTo };
  }
  const addressedTo = contact.child === null ? null : addresseeOf(call);
  return { ...contact, phone: onPhone(contact.phone), addressedTo };
}
