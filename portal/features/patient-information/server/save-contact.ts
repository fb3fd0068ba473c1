import type { Language } from '#contract/language/language.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { tellOtherGuardians } from '#domain/guardianship/server/guardian-notice.ts';
import { isContactHidden } from '#domain/guardianship/server/protected-child.ts';
import { type ContactDetails, contactErrors, normalizeContact } from '#domain/patients/contact-details.ts';
import { patientOf } from '#domain/patients/server/patient-of.ts';
import { openPatient, sealPatient } from '#domain/patients/server/patient-record.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import { orUnknownError } from '#platform/calls/unknown-error.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { Patient, PatientInformationApi } from '../contract.ts';
import { guardianErrors } from '../rules.ts';
import { replaceGuardians } from './guardians.ts';
import { logOwnAccess } from './own-access.ts';
import { patientView, readPatientRow } from './patient-view.ts';

/** `POST /api/user` */
export const completeContact: Handler<PatientInformationApi['POST /api/user']> = (context, { body }) => {
  const errors = contactErrors(body);
  if (errors.length > 0) return Promise.resolve(problem('invalidFields', errors));
  return changeOwn(context, { endpoint: 'POST /api/user', body }, async (tx) => {
    const patient = await saveContact(tx, context, body, body.language);
    return ok({ type: 'success' as const, patient });
  });
};

/** `PUT /api/user` */
export const changeContact: Handler<PatientInformationApi['PUT /api/user']> = (context, { body }) => {
  const errors = contactErrors(body);
  if (errors.length > 0) return Promise.resolve(problem('invalidFields', errors));
  if (isContactHidden(context)) return Promise.resolve(problem('forbidden'));
  return changeOwn(context, { endpoint: 'PUT /api/user', body }, async (tx) => {
    const patient = await saveContact(tx, context, body);
    return ok({ type: 'success' as const, patient });
  });
};

/** `POST /api/user/contact-information`, or wherever a setting has moved it. */
export const saveContactForm: Handler<PatientInformationApi['POST /api/user/contact-information']> = (
  context,
  { body, query: { next } },
) => {
  // What is not shown is not changed either: the form has none of it.
  const isHidden = isContactHidden(context);
  const errors = [...(isHidden ? [] : contactErrors(body)), ...guardianErrors(body.guardians)];
  if (errors.length > 0) return Promise.resolve(problem('invalidFields', errors));
  return changeOwn(context, { endpoint: 'POST /api/user/contact-information', body }, async (tx) => {
    const guardians = await replaceGuardians(tx, context, body.guardians);
    if (!guardians) return problem('invalidFields', [{ field: 'guardians', code: 'tooMany' }]);
    const patient = isHidden
      ? patientView(await readPatientRow(tx, patientOf(context)), context)
      : await saveContact(tx, context, body, body.language);
    const isOwnPage = next !== undefined && isInternalPath(next);
    return ok({ type: 'success' as const, patient, ...guardians, next: isOwnPage ? next : null });
  });
};

function changeOwn<A extends object>(
  context: Context,
  request: { readonly endpoint: string; readonly body: ContactDetails },
  change: (tx: Scoped) => Promise<A>,
) {
  const scope = { patientId: patientOf(context) };
  return orUnknownError(context, () =>
    context.inScope(scope, (tx) =>
      once(context, tx, request, async () =>
        (await needsIdentification(tx, context, request.body))
          ? problem('freshIdentificationRequired')
          : change(tx),
      ),
    ),
  );
}

/** Whether a change is of what opens the account, and the identification too old for that. */
async function needsIdentification(tx: Scoped, context: Context, details: ContactDetails): Promise<boolean> {
  if (isFreshlyIdentified(context) || isContactHidden(context)) return false;
  const row = await readPatientRow(tx, patientOf(context), { lock: true });
  const kept = openPatient(context.vault, row);
  const { emailAddress, phoneNumber } = normalizeContact(details);
  return kept.email !== emailAddress || kept.phone !== phoneNumber;
}

async function saveContact(
  tx: Scoped,
  context: Context,
  details: ContactDetails,
  language?: Language,
): Promise<Patient> {
  const patientId = patientOf(context);
  const kept = normalizeContact(details);
  const former = patientView(await readPatientRow(tx, patientId, { lock: true }), context);
  await tx
    .updateTable('patients')
    .set(
      sealPatient(context.vault, {
        email: kept.emailAddress,
        phone: kept.phoneNumber,
        street_address: kept.streetAddress,
        postal_code: kept.postalCode,
        post_office: kept.postOffice,
        ...(language && { language }),
      }),
    )
    .where('id', '=', patientId)
    .execute();
  await logOwnAccess(tx, context, 'change', 'patient');
  const patient = patientView(await readPatientRow(tx, patientId), context);
  if (JSON.stringify(patient) !== JSON.stringify(former)) await tellOtherGuardians(tx, context, 'contact');
  return patient;
}
