import type { Patient } from 'fhir/r4.js';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { Scoped, Vault } from '#platform/context.ts';

/** Who a patient is. */
export interface NamedPatient {
  readonly firstNames: string;
  readonly lastName: string;
  readonly identityCode: string;
}

/** A patient's name, day of birth and sex; nothing of where they live or are reached. */
export function patientResource(id: string, { firstNames, lastName, identityCode }: NamedPatient): Patient {
  // The portal has taken the code already; no day is too late for it.
  const code = parseIdentityCode(identityCode, { acceptDevelopment: true, today: '9999-12-31' });
  return {
    resourceType: 'Patient',
    id,
    name: [{ use: 'official', given: firstNames.split(' '), family: lastName }],
    ...(code.valid && { gender: code.sex, birthDate: code.birthDate }),
  };
}

/** The same with the identity code, by which other systems find them. */
export function identifiedPatient(id: string, person: NamedPatient): Patient {
  const { resourceType, ...rest } = patientResource(id, person);
  return {
    resourceType,
    ...rest,
    identifier: [{ use: 'official', system: IDENTITY_CODES, value: person.identityCode }],
  };
}

/** The patient of a record, in its scope. */
export async function readPerson(tx: Scoped, vault: Vault, patientId: string): Promise<NamedPatient> {
  const {
    identity_code: identityCode,
    first_names: firstNames,
    last_name: lastName,
  } = await readPatient({ tx, vault, patientId }, ['identity_code', 'first_names', 'last_name']);
  return { identityCode, firstNames, lastName };
}
