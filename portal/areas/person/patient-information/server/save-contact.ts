import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { ContactPart } from '#areas/person/shared/patients/contact-change.ts';
import {
  type ContactDetails,
  contactErrors,
  normalizeContact,
} from '#areas/person/shared/patients/contact-details.ts';
import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { tellContactChange } from '#areas/person/shared/patients/server/tell-contact-change.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { Language } from '#contract/language/language.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { Guardian, Patient } from '../contact-contract.ts';
import type { PatientInformationApi } from '../contract.ts';
import { guardianErrors } from '../rules.ts';
import { changesReach, replaceGuardians } from './guardians.ts';
import { patientView, readPatientRow } from './patient-view.ts';

/** `POST /api/user` */
export const completeContact: Steps<PatientInformationApi['POST /api/user']> = {
  before: async (_, { body }) => refusalOf(contactErrors(body)),
  answer: (call, { body }) =>
    ifIdentified(call, body, async () => {
      const patient = await saveContact(call, body, body.language);
      return ok({ type: 'success' as const, patient });
    }),
};

/** `PUT /api/user` */
export const changeContact: Steps<PatientInformationApi['PUT /api/user']> = {
  async before(context, { body }) {
    return refusalOf(errorsOf(context, body)) ?? (isContactHidden(context) ? problem('forbidden') : null);
  },
  answer: (call, { body }) =>
    ifIdentified(call, body, async () => {
      const patient = await saveContact(call, body);
      return ok({ type: 'success' as const, patient });
    }),
};

/** `POST /api/user/contact-information`, or wherever a setting has moved it. */
export const saveContactForm: Steps<PatientInformationApi['POST /api/user/contact-information']> = {
  async before(context, { body }) {
    // What is not shown is not changed either: the form has none of it.
    const errors = isContactHidden(context) ? [] : errorsOf(context, body);
    return refusalOf([...errors, ...guardianErrors(body.guardians)]);
  },
  answer: (call, { body, query: { next } }) =>
    ifIdentified(call, body, async () => {
      const guardians = await replaceGuardians(call, body.guardians);
      if (!guardians) return problem('invalidFields', [{ field: 'guardians', code: 'tooMany' }]);
      const patient = isContactHidden(call)
        ? patientView(await readPatientRow(call.tx, call.patientId), call)
        : await saveContact(call, body, body.language);
      const isOwnPage = next !== undefined && isInternalPath(next);
      return ok({ type: 'success' as const, patient, ...guardians, next: isOwnPage ? next : null });
    }),
};

/** Of a child the guardian who acts is reached, so the child needs no e-mail and phone of their own. */
function errorsOf({ session }: Context, details: ContactDetails): readonly FieldError[] {
  return contactErrors(details, { guardianActs: session.actingFor !== null });
}

function refusalOf(errors: readonly FieldError[]) {
  return errors.length > 0 ? problem('invalidFields', errors) : null;
}

/** What a call saves: the contact details and, with the form, a child's guardians. */
interface Saved extends ContactDetails {
  readonly guardians?: readonly Guardian[];
}

async function ifIdentified<A>(call: RecordCall, saved: Saved, change: () => Promise<A>) {
  return (await needsIdentification(call, saved)) ? problem('freshIdentificationRequired') : change();
}

/** Whether a change is of what opens the account or reaches a guardian, and the identification too old for that. */
async function needsIdentification(call: RecordCall, { guardians, ...details }: Saved): Promise<boolean> {
  if (isFreshlyIdentified(call)) return false;
  if (guardians && (await changesReach(call, guardians))) return true;
  if (isContactHidden(call)) return false;
  const row = await readPatientRow(call.tx, call.patientId, { lock: true });
  const kept = openPatient(call.vault, row);
  const { emailAddress, phoneNumber } = normalizeContact(details);
  return (kept.email ?? '') !== emailAddress || (kept.phone ?? '') !== phoneNumber;
}

/** A call that changes the contact information. */
interface ContactCall extends RecordCall {
  readonly note: (entry: { action: 'change'; kind: 'patient' }) => Promise<void>;
}

async function saveContact(
  call: ContactCall,
  details: ContactDetails,
  language?: Language,
): Promise<Patient> {
  const { tx, patientId, vault } = call;
  const kept = normalizeContact(details);
  const former = patientView(await readPatientRow(tx, patientId, { lock: true }), call);
  await tx
    .updateTable('patients')
    .set(
      sealPatient(vault, {
        email: kept.emailAddress || null,
        phone: kept.phoneNumber || null,
        street_address: kept.streetAddress,
        postal_code: kept.postalCode,
        post_office: kept.postOffice,
        ...(language && { language }),
      }),
    )
    .where('id', '=', patientId)
    .execute();
  await call.note({ action: 'change', kind: 'patient' });
  const patient = patientView(await readPatientRow(tx, patientId), call);
  if (JSON.stringify(patient) !== JSON.stringify(former)) await tellOtherGuardians(call, 'contact');
  const parts = changedParts(former, patient);
  if (parts.length > 0) {
    const reach = { email: former.emailAddress, phone: former.phoneNumber, language: former.language };
    await tellContactChange(call, { former: reach, parts });
  }
  return patient;
}

function changedParts(former: Patient, patient: Patient): ContactPart[] {
  return [
    ...(former.emailAddress === patient.emailAddress ? [] : ['email' as const]),
    ...(former.phoneNumber === patient.phoneNumber ? [] : ['phone' as const]),
  ];
}
