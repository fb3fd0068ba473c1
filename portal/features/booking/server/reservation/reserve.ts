import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { CONTACT_COLUMNS, type Contact, contactOf } from '#domain/patients/server/contact-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import { type Call, isOfPatient, type RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { ReserveBody } from '../../reservation-contract.ts';
import { reservationErrors } from '../../rules.ts';
import { kela65Refusal } from '../kela65-right.ts';
import { findSlot, isKela65 } from '../search/available-appointments.ts';
import { type Booker, sellSlot } from './sell-slot.ts';

type Reserve = BookingApi['POST /api/reserve-appointment'];

/** `POST /api/reserve-appointment` */
export const reserve: Handler<Reserve> = async (call, { query: { lang }, body }) => {
  if (!isOfPatient(call)) return ok({ type: 'unregistered' });
  const { tx, patientId, brand, now } = call;
  const patient = await tx
    .selectFrom('patients')
    .select([...CONTACT_COLUMNS, 'consent_status'])
    .where('id', '=', patientId)
    // One reservation of a patient at a time: see `sellSlot`.
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (patient.consent_status !== 'ok') return refuse(call, 'consentRequired', 'patient');
  const contact = await contactOf(call, patient);
  if (!contact.isCreditworthy) return refuse(call, 'notCreditworthy', 'patient');
  const slot = await findSlot(tx, body.appointmentId, lang);
  if (slot && isKela65(slot) && kela65Refusal(call, helsinkiDay(slot.starts_at)))
    return ok({ type: 'kela65NotAllowed' });
  const isBinding = slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours);
  const errors = reservationErrors(body, { isBinding });
  if (errors.length > 0) return problem('invalidFields', errors);
  const sale = await sellSlot(call, { slot, lang }, bookerOf(call, contact, body));
  if (sale.type === 'tooManyReservations') return refuse(call, sale.type, 'appointments');
  return ok(sale);
};

/** Answers with why there is no booking, where that tells something of the record: it has been read then. */
async function refuse(
  call: Call<Reserve>,
  type: 'consentRequired' | 'notCreditworthy' | 'tooManyReservations',
  kind: 'patient' | 'appointments',
) {
  await call.note({ action: 'read', kind });
  return ok({ type });
}

function bookerOf(call: RecordCall, contact: Contact, body: ReserveBody): Booker {
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
    contact: { email, phone, language, child, addressedTo: addressedTo?.toString('base64url') ?? null },
    visitor: null,
  };
}
