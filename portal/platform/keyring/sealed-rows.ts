import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { SealedTable } from './sealed-columns.ts';

/** The key of a row of such a table, and what is sealed in it. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table that `condition` is true of, in the order of its key, some at a time. */
export async function* sealedRows(
  db: Kysely<Tables>,
  { table, key, purposes, batch }: SealedTable,
  condition: RawBuilder<boolean>,
): AsyncGenerator<readonly Row[]> {
  const names = Object.keys(key);
  const keyColumns = sql.join(names.map((name) => sql.ref(name)));
  const columns = sql.join([...names, ...Object.keys(purposes)].map((name) => sql.ref(name)));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const isNext = after
      ? sql`(${keyColumns}) > (${sql.join(names.map((name) => sql`${after[name]}::${sql.raw(key[name] ?? '')}`))})`
      : sql`true`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${columns} from ${sql.table(table)} where ${isNext} and ${condition}
      order by ${keyColumns} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
  } while (last);
}
