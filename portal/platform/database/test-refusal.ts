import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** Has the database refuse what would be done to the rows of a table, as a constraint does, while something runs. */
export async function whileRefused<T>(
  { owner }: TestDatabase,
  what: 'insert' | 'update',
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused by a test'; end $$`.execute(owner);
  await sql`create trigger refused before ${sql.raw(what)} on ${sql.table(table)}
    for each statement execute function refuse()`.execute(owner);
  try {
    return await work();
  } finally {
    await sql`drop function refuse cascade`.execute(owner);
  }
}
