import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/**
 * The patient record of a person; null if they have none, or closed their account.
 *
 * @param person their `personHash`
 */
export async function findPatient(tx: Scoped, person: Buffer): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_patient(${person}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
