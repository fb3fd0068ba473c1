import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

type Cell = string | number | boolean | Date | null;

/**
 * Inserts rows in one statement, each column sent as one array: the fastest way without COPY.
 * Existing rows are left unchanged.
 *
 * @param columns name of each column and its SQL type, in the order of the cells
 * @param rows the cells; JSON and arrays as their text
 */
export async function insertRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  // Arrays of arrays do not unnest by rows: text[] columns are sent as their literal.
  const arrays = Object.values(columns).map((type, index) => {
    const cells = rows.map((row) => row[index] ?? null);
    return sql`${cells}::${sql.raw(type.endsWith('[]') ? 'text' : type)}[]`;
  });
  const selected = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(selected)}
    from unnest(${sql.join(arrays)}) as given (${sql.join(names.map((name) => sql.ref(name)))})
    on conflict do nothing`.execute(db);
}

/** A list as the literal of a `text[]`. The items must not contain quotes, commas or braces. */
export function arrayLiteral(items: readonly string[]): string {
  return `{${items.join(',')}}`;
}
