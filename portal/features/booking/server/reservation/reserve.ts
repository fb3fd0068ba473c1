import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { CONTACT_COLUMNS, type Contact, contactOf } from '#domain/patients/server/contact-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import { isOfPatient, type RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { BookingApi, ReserveBody } from '../../contract.ts';
import { reservationErrors } from '../../rules.ts';
import { kela65Refusal } from '../kela65-right.ts';
import { findSlot, isKela65 } from '../search/available-appointments.ts';
import { type Booker, sellSlot } from './sell-slot.ts';

/** `POST /api/reserve-appointment` */
export const reserve: Handler<BookingApi['POST /api/reserve-appointment']> = async (
  call,
  { query: { lang }, body },
) => {
  if (!isOfPatient(call)) return ok({ type: 'unregistered' });
  const { tx, patientId, brand, now } = call;
  const patient = await tx
    .selectFrom('patients')
    .select([...CONTACT_COLUMNS, 'consent_status'])
    .where('id', '=', patientId)
    // One reservation of a patient at a time: see `sellSlot`.
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (patient.consent_status !== 'ok') return ok({ type: 'consentRequired' });
  const contact = await contactOf(call, patient);
  if (!contact.isCreditworthy) return ok({ type: 'notCreditworthy' });
  const slot = await findSlot(tx, body.appointmentId, lang);
  if (slot && isKela65(slot) && kela65Refusal(call, helsinkiDay(slot.starts_at)))
    return ok({ type: 'kela65NotAllowed' });
  const isBinding = slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours);
  const errors = reservationErrors(body, { isBinding });
  if (errors.length > 0) return problem('invalidFields', errors);
  return ok(await sellSlot(call, { slot, lang }, bookerOf(call, contact, body)));
};

function bookerOf(call: RecordCall, contact: Contact, body: ReserveBody): Booker {
  const { language, child, allowsBookingSms } = contact;
  const email = body.email.trim();
  const phone = allowsBookingSms ? normalizePhone(body.phone) : null;
  const addressedTo = child === null ? null : addresseeOf(call);
  const booking = { language, child, addressedTo, says: 'booking' } as const;
  return {
    told: [
      { ...booking, channel: 'email', to: email },
      ...(phone === null ? [] : [{ ...booking, channel: 'sms' as const, to: phone }]),
    ],
    confirmations: { email, phone },
    contact: { email, phone, language, child, addressedTo: addressedTo?.toString('base64url') ?? null },
    visitor: null,
  };
}
