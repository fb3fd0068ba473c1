import { isWithinNotice } from '#contract/time/time.ts';
import { isPlaceHidden } from '#domain/guardianship/server/protected-child.ts';
import { contactErrors } from '#domain/patients/contact-details.ts';
import { contactOf } from '#domain/patients/server/contact-of.ts';
import { actorOf, patientOf } from '#domain/patients/server/patient-of.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { type Access, logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { endpoints } from '../../contract.ts';
import type { Booker } from '../../reservation-contract.ts';
import { availableView, findOfferedSlot, isFree } from '../search/available-appointments.ts';

/** `GET /api/appointments/free/{id}` */
export const freeTime: Handler<(typeof endpoints)['GET /api/appointments/free/{id}']> = async (
  context,
  { params: { id }, query: { lang } },
) => {
  const { brand, now, session, inScope } = context;
  const scope = session.patientId === null ? {} : { patientId: session.patientId };
  return inScope(scope, async (tx) => {
    const slot = await findOfferedSlot(tx, context, id, lang);
    if (!slot) return ok({ type: 'no-appointment-found' });
    if (!(await isFree(tx, slot))) {
      return ok({ type: 'already-reserved', ownAppointmentId: await ownAppointment(tx, context, id) });
    }
    return ok({
      type: 'available',
      appointment: availableView(slot),
      isBinding: isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
      bindingNoticeHours: brand.bindingNoticeHours,
      cancellationNoticeHours: brand.cancellationNoticeHours,
      booker: await bookerOf(tx, context),
    });
  });
};

async function ownAppointment(tx: Scoped, context: Context, slotId: number): Promise<number | null> {
  const { session } = context;
  if (session.patientId === null) return null;
  const own = await tx
    .selectFrom('appointments')
    .select(['id', 'booked_by'])
    .where('patient_id', '=', session.patientId)
    .where('slot_id', '=', slotId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  // Whoever asks about time after time would else find out where it is.
  if (!own || isPlaceHidden(context, own.booked_by)) return null;
  await logRead(tx, context, { recordKind: 'appointment', recordId: own.id });
  return own.id;
}

async function bookerOf(tx: Scoped, context: Context): Promise<Booker> {
  const { session } = context;
  if (session.patientId === null) {
    const { person } = session;
    return person
      ? { type: 'unregistered', firstNames: person.firstNames, lastName: person.lastName }
      : { type: 'anonymous' };
  }
  const row = await tx
    .selectFrom('patients')
    .select(['first_names', 'last_name', 'consent_status', 'street_address', 'postal_code', 'post_office'])
    .where('id', '=', session.patientId)
    .executeTakeFirstOrThrow();
  const patient = openPatient(context.vault, row);
  const contact = await contactOf(tx, context);
  // Of a guardian who is no patient nothing is known; what is, is the child's.
  const isOthers = session.actingFor !== null && session.ownPatientId === null;
  const { email, phone } = isOthers ? { email: null, phone: null } : contact;
  await logRead(tx, context, { recordKind: 'patient' });
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

function logRead(
  tx: Scoped,
  context: Context,
  record: Pick<Access, 'recordKind' | 'recordId'>,
): Promise<void> {
  return logAccess(tx, context, {
    patientId: patientOf(context),
    actor: actorOf(context),
    action: 'read',
    ...record,
  });
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
