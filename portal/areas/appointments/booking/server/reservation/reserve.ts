import type { AgeProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { CONTACT_COLUMNS, type Contact, contactOf } from '#areas/person/shared/patients/server/contact-of.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { addresseeOf } from '#areas/person/shared/patients/server/person-hash.ts';
import {
  patientStatusOf,
  patientWithStatus,
} from '#areas/person/shared/rights/server/read-patient-status.ts';
import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { type Call, isOfPatient, type RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { ReserveBody } from '../../reservation-contract.ts';
import { reservationErrors } from '../../rules.ts';
import { findSlot } from '../slot/slot.ts';
import { chosenInsurance } from './chosen-insurance.ts';
import { decide } from './decide.ts';
import { type BookingParty, sellSlot } from './sell-slot.ts';

type Reserve = BookingApi['POST /api/reserve-appointment'];

/** `POST /api/reserve-appointment` */
export const reserve: Handler<Reserve> = async (call, { query: { lang }, body }) => {
  if (!isOfPatient(call)) return ok({ type: 'unregistered' });
  const { tx, patientId, vault, brand, now } = call;
  const patient = await patientWithStatus(tx, patientId)
    .select([...CONTACT_COLUMNS, 'consent_status'])
    // One reservation of a patient at a time: see `sellSlot`.
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (patient.consent_status !== 'ok') return refuse(call, 'consentRequired', 'patient');
  const contact = await contactOf(call, patient);
  const slot = await findSlot(tx, body.slotId, lang);
  const isActedFor = call.session.actingFor !== null;
  const status = patientStatusOf(openPatient(vault, patient), { isActedFor, now });
  const decision = slot && decide(call, slot, body.healthCareType, status);
  if (decision?.type === 'ageRefused') return refuse(call, decision.reason, 'patient');
  const needsCredit = decision?.type !== 'open' || decision.terms.needsCredit;
  if (needsCredit && !contact.isCreditworthy) return refuse(call, 'notCreditworthy', 'patient');
  if (decision?.type === 'kela65Refused') return ok({ type: 'kela65NotAllowed' });
  if (decision?.type === 'occupationalRefused') return refuse(call, 'occupationalNotAllowed', 'patient');
  if (!slot || decision?.type !== 'open') return ok({ type: 'appointmentNotAvailable' });
  const { terms } = decision;
  const isBinding = isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours);
  const errors = reservationErrors(body, { isBinding, terms });
  if (errors.length > 0) return problem('invalidFields', errors);
  const insurance = await chosenInsurance(call, body, { terms, day: helsinkiDay(slot.starts_at) });
  if (insurance === 'notPermitted') return refuse(call, 'directReimbursementFailed', 'insurance');
  const sale = await sellSlot(
    call,
    { slot, lang, terms },
    { ...bookingPartyOf(call, contact, body), insurance },
  );
  // What is answered tells something of the patient's other appointments.
  if (sale.type === 'tooManyReservations' || sale.type === 'overlappingTime')
    await call.note({ action: 'read', kind: 'appointments' });
  return ok(sale);
};

/** Answers with why there is no booking, where that tells something of the record: it has been read then. */
async function refuse(
  call: Call<Reserve>,
  type:
    | AgeProblem
    | 'consentRequired'
    | 'notCreditworthy'
    | 'occupationalNotAllowed'
    | 'directReimbursementFailed',
  kind: 'patient' | 'insurance',
) {
  await call.note({ action: 'read', kind });
  return ok({ type });
}

function bookingPartyOf(
  call: RecordCall,
  contact: Contact,
  body: ReserveBody,
): Omit<BookingParty, 'insurance'> {
  const { language, child, allowsBookingSms } = contact;
  const email = body.email.trim();
  const phone = allowsBookingSms ? normalizePhone(body.phone) : null;
  const addressedTo = child === null ? null : addresseeOf(call);
  const booking = { language, child, addressedTo, says: 'booking' } as const;
  return {
    notifications: [
      { ...booking, channel: 'email', to: email },
      ...(phone === null ? [] : [{ ...booking, channel: 'sms' as const, to: phone }]),
    ],
    confirmations: { email, phone },
    contact: {
      email,
      phone,
      language,
      child,
      addressedTo: addressedTo?.toString('base64url') ?? null,
      ...(addressedTo && call.session.person && { guardianCode: call.session.person.identityCode }),
    },
    visitor: null,
  };
}
