import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

type Cell = string | number | boolean | Date | null;

/**
 * Inserts rows in one statement, each column travelling as one array: the fastest way without COPY.
 * Rows that are there already stay as they are.
 *
 * @param columns name of each column and its SQL type, in the order of the cells
 * @param rows what goes in; JSON and arrays as their text
 */
export async function insertRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  // Arrays of arrays do not unnest by rows: text[] columns travel as their literal.
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

/** A list as the literal of a `text[]`. The items carry no quotes, commas or braces. */
export function arrayLiteral(items: readonly string[]): string {
  return `{${items.join(',')}}`;
}
