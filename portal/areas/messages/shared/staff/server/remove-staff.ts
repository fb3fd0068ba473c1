import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { KEEPING, type Keeper } from './keeper.ts';

/** What came of a removal; `handedBack`: open conversations that are nobody's now, for their team to take. */
export type RemovedStaff =
  | { readonly type: 'success'; readonly handedBack: number }
  | { readonly type: 'userNotFound' };

/** Notes that somebody works here no more: from their next request on they see nothing. What they have written stays. */
export async function removeStaff(
  db: Kysely<Tables>,
  id: number,
  now: Date,
  keeper: Keeper = 'command',
): Promise<RemovedStaff> {
  const { rows } = await sql<{ handed_back: string | null }>`
    select ${sql.ref(KEEPING[keeper].remove)}(${id}, ${now}) as handed_back`.execute(db);
  const handedBack = rows[0]?.handed_back ?? null;
  return handedBack === null ? { type: 'userNotFound' } : { type: 'success', handedBack: Number(handedBack) };
}
