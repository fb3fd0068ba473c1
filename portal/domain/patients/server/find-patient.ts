import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/**
 * The patient whom a person is; null for who is none, or whose account is closed.
 *
 * @param person their `personHash`
 */
export async function findPatient(tx: Scoped, person: Buffer): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_patient(${person}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
