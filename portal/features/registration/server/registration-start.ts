import { helsinkiDay } from '#contract/time/time.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import { logAccess } from '#platform/access-log.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { endpoints, RegistrationStart } from '../contract.ts';
import { mayRegisterChild } from '../rules.ts';
import { personOf } from './person-of.ts';

/** `GET /api/user/register`. Whoever a guardian acts for, it is about the guardian. */
export const registrationStart: Handler<(typeof endpoints)['GET /api/user/register']> = async (context) => {
  const person = personOf(context);
  const today = helsinkiDay(context.now);
  return ok({
    person: {
      firstNames: person.firstNames,
      lastName: person.lastName,
      identityCode: person.identityCode,
    },
    patient: await ownDetails(context),
    mayRegisterChild: mayRegisterChild({ care: context.brand.care, person, today }),
  });
};

async function ownDetails(context: Context): Promise<RegistrationStart['patient']> {
  const { ownPatientId: patientId } = context.session;
  if (patientId === null) return null;
  return context.inScope({ patientId }, async (tx) => {
    const sealed = await tx
      .selectFrom('patients')
      .select(['email', 'phone', 'street_address', 'postal_code', 'post_office', 'language'])
      .where('id', '=', patientId)
      .executeTakeFirstOrThrow();
    const row = openPatient(context.vault, sealed);
    const actor = { kind: 'patient', id: patientId } as const;
    await logAccess(tx, context, { patientId, actor, action: 'read', recordKind: 'patient' });
    return {
      emailAddress: row.email ?? '',
      phoneNumber: row.phone ?? '',
      streetAddress: row.street_address ?? '',
      postalCode: row.postal_code ?? '',
      postOffice: row.post_office ?? '',
      language: row.language,
    };
  });
}
