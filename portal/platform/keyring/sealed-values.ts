import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { SealedTable } from './sealed-columns.ts';

/** How many values each key has sealed, by its id; `clear` for those that nobody has sealed yet. As the owner. */
export async function countSealedValues(
  owner: Kysely<Tables>,
  tables: readonly SealedTable[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, purposes, type } of tables) {
    for (const column of Object.keys(purposes)) {
      const { rows } = await sql<{ key: string; values: number }>`
        select ${keyOfValue(column, type)} as key, count(*) as values
        from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(owner);
      for (const { key, values } of rows) counts.set(key, (counts.get(key) ?? 0) + values);
    }
  }
  return counts;
}

/** What stands before the first dot; a key's id is no longer than this. */
const LONGEST_ID = 40;

function keyOfValue(column: string, type: SealedTable['type']) {
  const text =
    type === 'text'
      ? sql`${sql.ref(column)}`
      : sql`encode(substring(${sql.ref(column)} from 1 for ${sql.lit(LONGEST_ID)}), 'escape')`;
  return sql<string>`split_part(${text}, '.', 1)`;
}

/** Whether a column holds a value that another key than `key` has sealed. */
export function isSealedOtherwise(column: string, type: SealedTable['type'], key: string) {
  return type === 'text'
    ? sql<boolean>`not starts_with(${sql.ref(column)}, ${`${key}.`})`
    : sql<boolean>`substring(${sql.ref(column)} from 1 for ${key.length + 1}::integer) <> ${Buffer.from(`${key}.`)}`;
}
