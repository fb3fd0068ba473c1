import type { Kysely } from 'kysely';
import { z } from 'zod';
import { BRAND_IDS } from '#brands/brand-ids.ts';
import type { Tables } from '#platform/tables.ts';

const text = z.string().trim().min(1).max(200);
const texts = z.strictObject({ fi: text, sv: text, en: text });

/** A team whom patients write to, as an operator writes it. */
export const teamFileSchema = z.strictObject({
  brand: z.enum(BRAND_IDS),
  name: texts,
  /** What it answers. */
  about: texts,
  /** Where among them it stands: the lowest is first. */
  place: z.int().min(0),
  /** It answers what patients start; false: conversations are only handed on to it. */
  takesNew: z.boolean(),
  /** It is sent what patients ask to have renewed; one team of a brand is. */
  answersRenewals: z.boolean().default(false),
});
export type TeamFile = z.output<typeof teamFileSchema>;

/** Adds a team, or changes it. */
export async function saveTeam(
  owner: Kysely<Tables>,
  id: string,
  { brand, name, about, place, takesNew, answersRenewals }: TeamFile,
): Promise<void> {
  const said = {
    brand,
    name: JSON.stringify(name),
    about: JSON.stringify(about),
    place,
    takes_new: takesNew,
    answers_renewals: answersRenewals,
  };
  await owner
    .insertInto('care_teams')
    .values({ id, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
}

/** A team in the form that is saved; null: there is none. */
export async function readTeam(owner: Kysely<Tables>, id: string): Promise<TeamFile | null> {
  const row = await owner.selectFrom('care_teams').selectAll().where('id', '=', id).executeTakeFirst();
  return row
    ? {
        brand: row.brand,
        name: row.name,
        about: row.about,
        place: row.place,
        takesNew: row.takes_new,
        answersRenewals: row.answers_renewals,
      }
    : null;
}

/** The teams in the order in which patients find them, each with the numbers of its members. */
export async function listTeams(owner: Kysely<Tables>) {
  const teams = await owner.selectFrom('care_teams').selectAll().orderBy('brand').orderBy('place').execute();
  const members = await owner.selectFrom('team_members').selectAll().orderBy('professional_id').execute();
  return teams.map(({ id, brand, name }) => ({
    id,
    brand,
    name: name.fi,
    members: members.filter(({ team_id }) => team_id === id).map(({ professional_id }) => professional_id),
  }));
}

/** What came of a change of who is in a team. */
type Membership = 'changed' | 'unchanged' | 'teamNotFound' | 'userNotFound';

/** Puts somebody into a team. HR users are in none. */
export async function joinTeam(owner: Kysely<Tables>, team_id: string, id: number): Promise<Membership> {
  if (!(await readTeam(owner, team_id))) return 'teamNotFound';
  const user = await owner
    .selectFrom('professional_users')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'professional')
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!user) return 'userNotFound';
  const { numInsertedOrUpdatedRows } = await owner
    .insertInto('team_members')
    .values({ team_id, professional_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'changed' : 'unchanged';
}

/** Takes somebody out of a team. */
export async function leaveTeam(owner: Kysely<Tables>, team_id: string, id: number): Promise<Membership> {
  if (!(await readTeam(owner, team_id))) return 'teamNotFound';
  const { numDeletedRows } = await owner
    .deleteFrom('team_members')
    .where('team_id', '=', team_id)
    .where('professional_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'changed' : 'unchanged';
}
