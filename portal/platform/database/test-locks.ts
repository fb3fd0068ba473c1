import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** How many queries on a database wait for a lock at this instant. */
export async function waitingForLocks({ owner }: Pick<TestDatabase, 'owner'>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
  return rows.length;
}
