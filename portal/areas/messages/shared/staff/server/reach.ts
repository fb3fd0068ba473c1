import { sql } from 'kysely';
import type { BrandSettings } from '#contract/brand/brand.ts';
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
  /** All teams of the brand: a conversation of another's is answered there. One of no team is its writers' in each. */
  readonly brandTeams: readonly string[];
}

/** A transaction in one brand's workspace. */
export interface AtWork {
  readonly tx: Scoped;
  readonly brand: Pick<BrandSettings, 'id' | 'features'>;
}

/**
 * How far the transaction sees in the workspace of its brand: of teams only those of the brand. Null: its caller does not answer
 * patients, or not here, for the brand has no conversations.
 */
export async function readReach({ tx, brand }: AtWork): Promise<Reach | null> {
  if (!brand.features.includes('customer-messaging-enabled')) return null;
  const { rows } = await sql<Omit<Reach, 'brandTeams'>>`
    select me, kind, to_json(ids) as ids, to_json(teams) as teams,
      to_json(own_teams) as "ownTeams", to_json(leads) as leads
    from reach_of_professional() where me is not null`.execute(tx);
  const [reach] = rows;
  if (!reach) return null;
  const ofBrand = await tx.selectFrom('care_teams').select('id').where('brand', '=', brand.id).execute();
  const brandTeams = ofBrand.map(({ id }) => id);
  const here = (teams: readonly string[]) => teams.filter((team) => brandTeams.includes(team));
  return {
    ...reach,
    teams: here(reach.teams),
    ownTeams: here(reach.ownTeams),
    leads: here(reach.leads),
    brandTeams,
  };
}

/** Whether the transaction's caller answers patients, in whatever brand. */
export async function answersPatients(tx: Scoped): Promise<boolean> {
  const { rows } = await sql`select from reach_of_professional() where me is not null`.execute(tx);
  return rows.length > 0;
}

/** Somebody who works here, as the log of a patient names them. */
export const actorOf = ({ me }: Reach): Actor => ({ kind: 'professional', id: String(me) });
