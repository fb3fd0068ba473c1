import { sql } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Context, Scoped } from '#platform/context.ts';

/** The record of a deleted account: it is kept by law, and theirs again if they register again. */
export async function findClosedAccount(
  tx: Scoped,
  { vault }: Pick<Context, 'vault'>,
  identityCode: string,
): Promise<string | null> {
  const hash = personHash(vault, identityCode);
  const { rows } = await sql<{ id: string | null }>`select find_closed_account(${hash}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
