import { sql } from 'kysely';
import type { Actor, Scoped } from '#platform/context.ts';

/** How far somebody who works here sees at a moment. */
export interface Reach {
  readonly me: number;
  readonly kind: 'professional' | 'hr';
  /** In whose name they see: their own and that of whom they substitute. */
  readonly ids: readonly number[];
  readonly teams: readonly string[];
  /** Their own teams, without those of whom they substitute. */
  readonly ownTeams: readonly string[];
  /** Teams whose discussions between professionals they lead. */
  readonly leads: readonly string[];
}

/** How far the transaction sees; null: its caller does not work here. */
export async function readReach(tx: Scoped): Promise<Reach | null> {
  const { rows } = await sql<Reach>`
    select me, kind, to_json(ids) as ids, to_json(teams) as teams,
      to_json(own_teams) as "ownTeams", to_json(leads) as leads
    from reach_of_professional() where me is not null`.execute(tx);
  return rows[0] ?? null;
}

/** Somebody who works here, as the log of a patient names them. */
export const actorOf = ({ me }: Reach): Actor => ({ kind: 'professional', id: String(me) });
