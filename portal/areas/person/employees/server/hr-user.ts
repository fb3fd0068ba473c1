import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';

/** An HR user and whose people they tell of. */
export interface HrUser {
  readonly me: number;
  readonly employer: string;
}

/** Who calls, as an HR user; null: they are none. */
export async function readHrUser(tx: Scoped): Promise<HrUser | null> {
  const { rows } = await sql<HrUser>`
    select me, employer from reach_of_professional() where kind = 'hr'`.execute(tx);
  return rows[0] ?? null;
}
