import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealPatient } from '../../portal/areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '../../portal/brands/registry.ts';
import type { Context, Vault } from '../../portal/platform/context.ts';
import type { Tables } from '../../portal/platform/tables.ts';
import { NO_RELOGIN_PROOF, UNLIMITED } from '../../portal/platform/test-context.ts';

/** Old enough for Kela65, and whose employer pays for some specialties: somebody who searches as any customer. */
const EMPLOYEE = {
  id: randomUUID(),
  identity_code: '250655-908E',
  first_names: 'Testi',
  last_name: 'Henkilö',
};

/** Registers the caller, with an employer and what that one has agreed. */
export async function addEmployee(owner: Kysely<Tables>, vault: Vault): Promise<void> {
  const since = { valid_from: '2024-01-01', valid_to: null };
  await owner.insertInto('patients').values(sealPatient(vault, EMPLOYEE)).execute();
  await owner.insertInto('employers').values({ id: 'bench', name: 'Bench' }).execute();
  await owner
    .insertInto('care_agreements')
    .values({
      ...since,
      employer_id: 'bench',
      covered_specialties: ['YLE', 'HOI', 'FYS'],
      allows_web_reservation: true,
      allows_messaging: true,
    })
    .execute();
  await owner
    .insertInto('employments')
    .values({ ...since, employer_id: 'bench', patient_id: EMPLOYEE.id })
    .execute();
}

/** The context of one of the caller's searches. */
export function contextOf(inScope: Context['inScope'], vault: Vault, now: Date): Context {
  return {
    brand: brandOf('kaari'),
    language: 'fi',
    acquireOnce: () => true,
    reloginProof: NO_RELOGIN_PROOF,
    breakOf: async () => null,
    startStaffSession: async () => false,
    allowance: UNLIMITED,
    address: '192.0.2.1',
    requestId: 'bench',
    origin: 'http://kaari.localhost',
    now,
    inScope,
    vault,
    rights: async () => ['insurance', 'kela65', 'ohc-appointment-search'],
    idempotencyKey: null,
    acceptsDevelopmentIdentityCodes: true,
    report: () => {},
    answered: () => {},
    session: {
      hash: randomBytes(32),
      patientId: EMPLOYEE.id,
      ownPatientId: EMPLOYEE.id,
      actingFor: null,
      guardianship: null,
      person: { firstNames: 'Testi', lastName: 'Henkilö', identityCode: EMPLOYEE.identity_code },
      staff: null,
      freshUntil: null,
      scope: 'other',
      analyticsConsent: null,
      draftKey: randomBytes(32).toString('base64url'),
    },
  };
}
