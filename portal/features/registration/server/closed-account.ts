import { sql } from 'kysely';
import { personHash } from '#domain/patients/server/person-hash.ts';
import type { Context, Scoped } from '#platform/context.ts';

/** The record of somebody whose account was deleted: the law keeps it, and it is theirs again when they register anew. */
export async function findClosedAccount(
  tx: Scoped,
  { vault }: Pick<Context, 'vault'>,
  identityCode: string,
): Promise<string | null> {
  const hash = personHash(vault, identityCode);
  const { rows } = await sql<{ id: string | null }>`select find_closed_account(${hash}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
