import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { addDays } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import type { IdentifiedPerson, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';

/** A patient that exists for a test only, with an e-mail address and a number of their own. */
export interface TestPatient extends IdentifiedPerson {
  readonly patientId: string;
  readonly email: string;
  readonly phone: string;
}

// Individual numbers that no real person has.
const FIRST_NUMBER = 900;
const NUMBERS = 100;

/** Registers that many distinct patients who may book everything. */
export async function registerPatients(
  owner: Kysely<Tables>,
  vault: Vault,
  count: number,
): Promise<TestPatient[]> {
  const patients = Array.from({ length: count }, (_, index): TestPatient => {
    const birthDate = addDays('1950-01-01', index * 7);
    return {
      patientId: randomUUID(),
      identityCode: formatIdentityCode(birthDate, FIRST_NUMBER + (index % NUMBERS)),
      firstNames: 'Testi',
      lastName: 'Potilas',
      email: `patient-${index}@example.com`,
      phone: `+35840${String(1_000_000 + index)}`,
    };
  });
  await owner
    .insertInto('patients')
    .values(
      patients.map(({ patientId, identityCode, firstNames, lastName, email, phone }) =>
        sealPatient(vault, {
          id: patientId,
          identity_code: identityCode,
          first_names: firstNames,
          last_name: lastName,
          email,
          phone,
          consent_status: 'ok' as const,
          allows_booking_sms: true,
        }),
      ),
    )
    .execute();
  await owner
    .insertInto('identities')
    .values(
      patients.map(({ patientId, identityCode }) => ({
        identity_hash: personHash(vault, identityCode),
        patient_id: patientId,
      })),
    )
    .execute();
  return patients;
}

/** What an anonymous patient sends to book a time. */
export function anonymousReservation(patient: TestPatient, slotId: number) {
  return {
    ...reservation(patient, slotId),
    identityCode: patient.identityCode,
    firstName: patient.firstNames,
    lastName: patient.lastName,
    acceptsTerms: true,
  };
}

/** What a signed-in patient sends. */
export function reservation({ email, phone }: TestPatient, slotId: number) {
  return { slotId, email, phone, acceptsBinding: true };
}
