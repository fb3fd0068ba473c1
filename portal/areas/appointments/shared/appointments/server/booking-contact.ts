import type { Language } from '#contract/language/language.ts';
import type { Vault } from '#platform/context.ts';

/** The contact that a signed-in person gave when booking, which may differ from the one on record. */
export interface BookingContact {
  readonly email: string;
  /** Null if no text message may be sent about bookings. */
  readonly phone: string | null;
  readonly language: Language;
  /** First name of the child for whom a guardian booked; null for the patient's own. */
  readonly child: string | null;
  /** `personHash` of that guardian, base64url. */
  readonly addressedTo: string | null;
  /** That guardian's identity code, by which the population register is asked whether they still are one. */
  readonly guardianCode?: string;
}

const PURPOSE = 'appointments.booking_contact';

/** Its sealed column. */
export function sealBookingContact(vault: Vault, contact: BookingContact): string {
  return vault.seal(PURPOSE, JSON.stringify(contact));
}

export function openBookingContact(vault: Vault, sealed: string): BookingContact {
  return JSON.parse(vault.open(PURPOSE, sealed)) as BookingContact;
}
