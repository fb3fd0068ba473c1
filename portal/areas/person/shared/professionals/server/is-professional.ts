import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/**
 * Whether a person works here.
 *
 * @param person their `personHash`
 */
export async function isProfessional(tx: Scoped, person: Buffer): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select is_professional(${person}) as "is"`.execute(tx);
  return rows[0]?.is ?? false;
}
