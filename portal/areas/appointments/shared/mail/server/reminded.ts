import {
  type BookingContact,
  openBookingContact,
} from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import type { OwnRow } from '#areas/appointments/shared/appointments/server/own-row.ts';
import { CONTACT_COLUMNS } from '#areas/person/shared/patients/server/contact-of.ts';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { openVisitorContact } from '#areas/person/shared/patients/server/visitor-contact.ts';
import type { Language } from '#contract/language/language.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { NightSettings } from '#platform/jobs/sending-hours.ts';

/** Who is reminded, and where. */
export interface Reminded {
  readonly email: string | null;
  /** Null if no text message may be sent about bookings. */
  readonly phone: string | null;
  readonly language: Language;
  readonly child: string | null;
  readonly addressedTo: Buffer | null;
  /** Their own record: the patient's, or that of a guardian who is a patient, too. Null: they have none. */
  readonly ownRecord: string | null;
}

export interface ReminderParts extends Delivery {
  readonly settings?: NightSettings;
  readonly register: PopulationRegister;
}

/**
 * Who is reminded of an appointment: the person who booked, where they asked to be told, since they know all that a
 * reminder says; else the patient: where no contact was given, or what somebody booked without logging in is no longer as
 * they know it. Null if that was a guardian who is none any more.
 *
 * @throws PopulationRegisterError when the register does not answer; the job tries again
 */
export async function remindedOf(
  parts: ReminderParts,
  patientId: string,
  row: Pick<OwnRow, 'booking_contact' | 'visitor_contact' | 'calendar_sequence'>,
): Promise<Reminded | null> {
  const { vault } = parts;
  if (row.booking_contact !== null) {
    return asBooked(parts, patientId, openBookingContact(vault, row.booking_contact));
  }
  const isAsBooked = row.calendar_sequence === 0;
  const visitor =
    row.visitor_contact !== null && isAsBooked ? openVisitorContact(vault, row.visitor_contact) : null;
  if (visitor && (visitor.email !== null || visitor.phone !== null)) {
    return { ...visitor, child: null, addressedTo: null, ownRecord: patientId };
  }
  const { email, phone, language, allows_booking_sms: allowsSms } = await readReminded(parts, patientId);
  return {
    email,
    phone: allowsSms ? phone : null,
    language,
    child: null,
    addressedTo: null,
    ownRecord: patientId,
  };
}

/** The contact given at the booking, as far as what it was given for still holds. */
async function asBooked(
  parts: ReminderParts,
  patientId: string,
  { email, phone, language, child, addressedTo, guardianCode }: BookingContact,
): Promise<Reminded | null> {
  const guardian = addressedTo === null ? null : Buffer.from(addressedTo, 'base64url');
  if (guardian && !(await isStillGuardian(parts, patientId, guardianCode))) return null;
  const ownRecord = guardian && (await parts.inScope({}, (tx) => findPatient(tx, guardian)));
  const { allows_booking_sms: allowsSms } = await readReminded(parts, ownRecord ?? patientId);
  return {
    email,
    phone: allowsSms ? phone : null,
    language,
    child,
    addressedTo: guardian,
    ownRecord: guardian ? ownRecord : patientId,
  };
}

async function isStillGuardian(
  parts: ReminderParts,
  patientId: string,
  guardianCode: string | undefined,
): Promise<boolean> {
  // Left by an older version: nobody can be asked about them.
  if (guardianCode === undefined) return false;
  const children = await parts.register.childrenOf(guardianCode);
  const { identity_code: ofChild } = await readReminded(parts, patientId);
  return children.some(({ identityCode }) => identityCode === ofChild);
}

function readReminded({ inScope, vault }: Delivery, patientId: string) {
  return inScope({ patientId }, (tx) =>
    readPatient({ tx, vault, patientId }, [...CONTACT_COLUMNS, 'identity_code']),
  );
}
