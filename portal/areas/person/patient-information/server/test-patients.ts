import type { Outcome } from '#platform/calls/run-endpoint.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';

export { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';

/** What the tests of own information share: the demo people and what their answers say. */

/** The body of a 200 answer; fails the test for a problem. */
export function bodyOf<Body>(outcome: Outcome): Body {
  if ('problem' in outcome) throw new Error(`answered ${outcome.problem}`);
  return outcome.body as Body;
}

/** What the access log has noted of a patient, latest first: `change patient`. */
export async function accessesOf(db: TestDatabase, patientId: string): Promise<string[]> {
  const rows = await db.owner
    .selectFrom('access_log')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('actor_id', '=', patientId)
    .where('actor_kind', '=', 'patient')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ action, record_kind: kind }) => `${action} ${kind}`);
}
