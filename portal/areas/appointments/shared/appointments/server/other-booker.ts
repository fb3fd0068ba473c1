import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOwnAct } from '#platform/session/actor.ts';
import { openBookingContact } from './booking-contact.ts';

/**
 * The contact that another person than the caller gave when booking; null if there is none, or if it may not be told what the
 * caller does with the appointment: under a non-disclosure order nothing about the child goes to it.
 */
export function otherBooker(
  call: RecordCall,
  booked: { readonly booked_by: string | null; readonly booking_contact: string | null },
) {
  if (booked.booking_contact === null || isOwnAct(call, booked.booked_by) || isContactHidden(call))
    return null;
  const given = openBookingContact(call.vault, booked.booking_contact);
  const addressedTo = given.addressedTo === null ? null : Buffer.from(given.addressedTo, 'base64url');
  const isOtherGuardian = call.session.actingFor?.otherGuardians.some((other) => addressedTo?.equals(other));
  // A former guardian learns nothing, nor does a guardian of what the child does.
  return addressedTo && !isOtherGuardian ? null : { ...given, addressedTo };
}

interface Addresses {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Without the addresses to which the same has been sent already. */
export function withoutSent<To extends Addresses>(sent: Addresses, to: To) {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
  const number = (phone: string | null) => phone && normalizePhone(phone);
  return {
    ...to,
    email: isSame(sent.email, to.email) ? null : to.email,
    phone: isSame(number(sent.phone), number(to.phone)) ? null : to.phone,
  };
}
