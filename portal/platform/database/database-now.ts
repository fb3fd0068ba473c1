import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** The moment by the database's clock, which is the same for every process. */
export async function databaseNow(db: Kysely<Tables>): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
