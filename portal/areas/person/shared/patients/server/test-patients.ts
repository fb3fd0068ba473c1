import type { Session } from '#platform/context.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { personHash } from './person-hash.ts';

/** The id of the patient with an identity code. */
export async function patientWith(
  db: Pick<TestDatabase, 'owner' | 'vault'>,
  identityCode: string,
): Promise<string> {
  const { patient_id: id } = await db.owner
    .selectFrom('identities')
    .select('patient_id')
    .where('identity_hash', '=', personHash(db.vault, identityCode))
    .executeTakeFirstOrThrow();
  return id;
}

/** A signed-in session of a patient. */
export function signedIn(patientId: string): Partial<Session> {
  return { patientId, person: { firstNames: 'Test', lastName: 'Person', identityCode: 'not needed' } };
}
