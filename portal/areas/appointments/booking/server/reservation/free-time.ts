import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { contactErrors } from '#areas/person/shared/patients/contact-details.ts';
import { CONTACT_COLUMNS, contactOf } from '#areas/person/shared/patients/server/contact-of.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { PatientStatus } from '#areas/person/shared/rights/rights.ts';
import {
  patientStatusOf,
  patientWithStatus,
} from '#areas/person/shared/rights/server/read-patient-status.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import { type Call, isOfPatient } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { ReservationReader } from '../../reservation-contract.ts';
import { overlapping } from '../slot/overlapping.ts';
import { callersPricing } from '../slot/pricing.ts';
import { availableView, findSlot, isFree, isOffered } from '../slot/slot.ts';
import { decide } from './decide.ts';

type FreeTime = BookingApi['GET /api/appointments/free/{id}'];

/** `GET /api/appointments/free/{id}` */
export const freeTime: Handler<FreeTime> = async (call, { params, query: { lang, healthCareType } }) => {
  const { tx, brand, now } = call;
  const { id } = params;
  const slot = await findSlot(tx, id, lang);
  if (!slot || !isOffered(slot, call)) return ok({ type: 'no-appointment-found' });
  const patient = await readPatient(call);
  const decision = decide(call, slot, healthCareType, patient && statusIn(patient, call));
  if (decision.type === 'notOffered') return ok({ type: 'no-appointment-found' });
  if (decision.type === 'ageRefused') {
    if (patient) await call.note({ action: 'read', kind: 'patient' });
    return ok({ type: 'age-refused', reason: decision.reason });
  }
  if (decision.type === 'kela65Refused') return ok({ type: 'kela65-refused', reason: decision.reason });
  if (decision.type === 'occupationalRefused') {
    await call.note({ action: 'read', kind: 'patient' });
    return ok({ type: 'occupational-refused', reason: decision.reason });
  }
  if (!(await isFree(tx, slot))) {
    return ok({ type: 'already-reserved', ownAppointmentId: await ownAppointment(call, id) });
  }
  const { terms } = decision;
  const pricing = terms.showsPrice ? await callersPricing(call, { starts: [slot.starts_at], lang }) : null;
  return ok({
    type: 'available',
    appointment: availableView(slot, { ...terms, pricing }),
    terms,
    kindCode: slot.kind_code,
    isBinding: isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
    bindingNoticeHours: brand.bindingNoticeHours,
    cancellationNoticeHours: brand.cancellationNoticeHours,
    reader: await readerOf(call, patient),
    inTheWay: await inTheWay(call, { slot, lang }),
  });
};

/** What would keep the patient from booking it, told before they fill in the form. */
async function inTheWay(call: Call<FreeTime>, time: Parameters<typeof overlapping>[1]) {
  if (!isOfPatient(call)) return null;
  const found = await overlapping(call, time);
  if (found) await call.note({ action: 'read', kind: 'appointment', id: found.id });
  return found;
}

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

type PatientRow = NonNullable<Awaited<ReturnType<typeof readPatient>>>;

/** Null where the caller is no patient. */
async function readPatient({ tx, patientId }: Call<FreeTime>) {
  if (patientId === null) return null;
  return patientWithStatus(tx, patientId)
    .select([
      ...CONTACT_COLUMNS,
      'last_name',
      'consent_status',
      'street_address',
      'postal_code',
      'post_office',
    ])
    .executeTakeFirstOrThrow();
}

function statusIn(row: PatientRow, { vault, session, now }: Call<FreeTime>): PatientStatus {
  return patientStatusOf(openPatient(vault, row), { isActedFor: session.actingFor !== null, now });
}

async function readerOf(call: Call<FreeTime>, row: PatientRow | null): Promise<ReservationReader> {
  const { session, vault } = call;
  if (!row || !isOfPatient(call)) {
    const { person } = session;
    return person
      ? { type: 'unregistered', firstNames: person.firstNames, lastName: person.lastName }
      : { type: 'anonymous' };
  }
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
