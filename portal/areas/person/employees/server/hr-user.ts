import { sql } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Context, Scope, Scoped } from '#platform/context.ts';

/** What a transaction of an HR user sees: what is of their employer; of anybody else's nothing. */
export function asHr({ session: { person }, vault, now }: Pick<Context, 'session' | 'vault' | 'now'>): Scope {
  return person ? { professional: { hash: personHash(vault, person.identityCode), now } } : {};
}

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
