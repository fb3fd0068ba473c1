import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { Wrapping } from './wrapping.ts';

export interface FirstKeys {
  readonly seal: Buffer;
  readonly hash: Buffer;
}

/** Id of the key with which everything was sealed before keys could change. */
export const FIRST_KEY = 'a';

/** Gives the database its first keys, unless it has some. As the owner; of several processes the first does it. */
export async function ensureFirstKeys(
  owner: Kysely<Tables>,
  wrapping: Wrapping,
  first: FirstKeys,
): Promise<void> {
  const found = await owner.selectFrom('vault_keys').select('id').where('kind', '=', 'hash').execute();
  if (found.length > 0) return;
  const now = sql<Date>`clock_timestamp()`;
  await owner
    .insertInto('vault_keys')
    .values([
      { id: 'hash', kind: 'hash', wrapped: wrapping.wrap('hash', first.hash) },
      {
        id: FIRST_KEY,
        kind: 'seal',
        wrapped: wrapping.wrap(FIRST_KEY, first.seal),
        seals_from: now,
        resealed_at: now,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
