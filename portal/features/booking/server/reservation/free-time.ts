import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { contactErrors } from '#domain/patients/contact-details.ts';
import { CONTACT_COLUMNS, contactOf } from '#domain/patients/server/contact-of.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { type Call, isOfPatient } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { Booker } from '../../reservation-contract.ts';
import { kela65Refusal } from '../kela65-right.ts';
import { availableView, findSlot, isFree, isKela65, isOffered } from '../search/available-appointments.ts';

type FreeTime = BookingApi['GET /api/appointments/free/{id}'];

/** `GET /api/appointments/free/{id}` */
export const freeTime: Handler<FreeTime> = async (call, { params: { id }, query: { lang } }) => {
  const { tx, brand, now } = call;
  const slot = await findSlot(tx, id, lang);
  if (!slot || !isOffered(slot, call)) return ok({ type: 'no-appointment-found' });
  const refusal = isKela65(slot) ? kela65Refusal(call, helsinkiDay(slot.starts_at)) : null;
  if (refusal) return ok({ type: 'kela65-refused', reason: refusal });
  if (!(await isFree(tx, slot))) {
    return ok({ type: 'already-reserved', ownAppointmentId: await ownAppointment(call, id) });
  }
  return ok({
    type: 'available',
    appointment: availableView(slot),
    isBinding: isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
    bindingNoticeHours: brand.bindingNoticeHours,
    cancellationNoticeHours: brand.cancellationNoticeHours,
    booker: await bookerOf(call),
  });
};

async function ownAppointment(call: Call<FreeTime>, slotId: number): Promise<number | null> {
  if (!isOfPatient(call)) return null;
  const own = await call.tx
    .selectFrom('appointments')
    .select(['id', 'booked_by'])
    .where('patient_id', '=', call.patientId)
    .where('slot_id', '=', slotId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  // Asking about one time after another would otherwise reveal where it is.
  if (!own || isPlaceHidden(call, own.booked_by)) return null;
  await call.note({ action: 'read', kind: 'appointment', id: own.id });
  return own.id;
}

async function bookerOf(call: Call<FreeTime>): Promise<Booker> {
  const { tx, session, vault } = call;
  if (!isOfPatient(call)) {
    const { person } = session;
    return person
      ? { type: 'unregistered', firstNames: person.firstNames, lastName: person.lastName }
      : { type: 'anonymous' };
  }
  const row = await tx
    .selectFrom('patients')
    .select([
      ...CONTACT_COLUMNS,
      'last_name',
      'consent_status',
      'street_address',
      'postal_code',
      'post_office',
    ])
    .where('id', '=', call.patientId)
    .executeTakeFirstOrThrow();
  const patient = openPatient(vault, row);
  const contact = await contactOf(call, row);
  const { email, phone } = contact;
  await call.note({ action: 'read', kind: 'patient' });
  return {
    type: 'patient',
    firstNames: patient.first_names,
    lastName: patient.last_name,
    email,
    phone,
    isContactComplete: session.actingFor !== null || isComplete({ ...patient, email, phone }),
    isCreditworthy: contact.isCreditworthy,
    consentStatus: patient.consent_status,
  };
}

interface KnownDetails {
  readonly email: string | null;
  readonly phone: string | null;
  readonly street_address: string | null;
  readonly postal_code: string | null;
  readonly post_office: string | null;
}

/** Whether the form of the own contact information would find nothing missing. */
function isComplete(known: KnownDetails): boolean {
  const errors = contactErrors({
    emailAddress: known.email ?? '',
    phoneNumber: known.phone ?? '',
    streetAddress: known.street_address ?? '',
    postalCode: known.postal_code ?? '',
    postOffice: known.post_office ?? '',
  });
  return errors.length === 0;
}
