import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { RegistrationApi, RegistrationStart } from '../contract.ts';
import { mayRegisterChild } from '../rules.ts';
import { personOf } from './person-of.ts';

type Start = RegistrationApi['GET /api/user/register'];

/** `GET /api/user/register`. It always concerns the guardian, not the child they act for. */
export const registrationStart: Handler<Start> = async (call) => {
  const person = personOf(call);
  const today = helsinkiDay(call.now);
  return ok({
    person: {
      firstNames: person.firstNames,
      lastName: person.lastName,
      identityCode: person.identityCode,
    },
    patient: await ownDetails(call),
    mayRegisterChild: mayRegisterChild({ care: call.brand.care, person, today }),
  });
};

const OWN_DETAILS = ['email', 'phone', 'street_address', 'postal_code', 'post_office', 'language'] as const;

async function ownDetails({ tx, patientId, vault }: Call<Start>): Promise<RegistrationStart['patient']> {
  if (patientId === null) return null;
  const row = await readPatient({ tx, patientId, vault }, OWN_DETAILS);
  return {
    emailAddress: row.email ?? '',
    phoneNumber: row.phone ?? '',
    streetAddress: row.street_address ?? '',
    postalCode: row.postal_code ?? '',
    postOffice: row.post_office ?? '',
    language: row.language,
  };
}
