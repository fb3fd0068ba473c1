import { type Insertable, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { openStaffName, sealStaffName } from '../../messaging/server/sealed-messages.ts';

const word = z.string().trim().min(1).max(100);
const texts = z.strictObject({ fi: word, sv: word, en: word });

/** Somebody who is to work here, as an operator writes it. */
export const newStaffSchema = z
  .strictObject({
    identityCode: z
      .string()
      .trim()
      .transform((code) => code.toUpperCase()),
    name: word,
    /** Absent: that of the person whose rights are copied. */
    title: texts.optional(),
    /** The employer of an HR user; absent: they answer patients. */
    employer: z.string().optional(),
    /** They keep who works here and what is out of use, and see nothing of patients. The command alone says so. */
    isOperator: z.boolean().optional(),
    isSupervisor: z.boolean().optional(),
    /** They decide on the renewal of prescriptions. */
    mayPrescribe: z.boolean().optional(),
    /** They add questionnaires that patients can be sent. */
    addsQuestionnaires: z.boolean().optional(),
    /** Valvira's number of them, by which prescriptions name who has prescribed. */
    registrationNumber: z
      .string()
      .regex(/^\d{1,11}$/)
      .transform((number) => number.replace(/^0+/, ''))
      .optional(),
    /** The number of the practitioner who they are in the calendars. */
    practitioner: z.int().positive().optional(),
    teams: z.array(z.string()).optional(),
    /** The number of somebody whose rights they get, where nothing else is said. */
    like: z.int().positive().optional(),
  })
  .refine(({ title, like }) => title !== undefined || like !== undefined, 'has neither title nor like')
  .refine(({ employer, teams }) => !employer || !teams?.length, 'is of an employer, and in a team')
  .refine(
    ({ isOperator, like, employer, teams, isSupervisor, mayPrescribe, addsQuestionnaires, practitioner }) =>
      !isOperator ||
      ![like, employer, teams?.length, isSupervisor, mayPrescribe, addsQuestionnaires, practitioner].some(
        Boolean,
      ),
    'is an operator, and something else',
  );
export type NewStaff = z.output<typeof newStaffSchema>;

export type AddedStaff =
  | { readonly type: 'success'; readonly id: number }
  | { readonly type: 'copyUserNotFound' | 'userAlreadyExists' }
  /** `reason`: what the database refused, by its own name; nothing of the person. */
  | { readonly type: 'unknownError'; readonly reason: string };

/**
 * Adds somebody who works here: all of it, or nothing. Who has worked here before comes back under their number.
 *
 * @param owner a connection of the schema's owner
 */
export async function addStaff(owner: Kysely<Tables>, vault: Vault, person: NewStaff): Promise<AddedStaff> {
  try {
    return await owner.transaction().execute((tx) => insertStaff(tx, vault, person));
  } catch (error) {
    // A team or an employer that there is not, most likely. The whole message may name the person.
    const { constraint, code = 'unexpected' } = error as { constraint?: string; code?: string };
    return { type: 'unknownError', reason: constraint ?? code };
  }
}

/**
 * As `addStaff`, within a transaction that ends where the database refuses something: an operator by page has the rights for it.
 *
 * @throws what the database refuses
 */
export async function insertStaff(tx: Kysely<Tables>, vault: Vault, person: NewStaff): Promise<AddedStaff> {
  const copied = person.like === undefined ? null : await rightsOf(tx, person.like);
  if (person.like !== undefined && !copied) return { type: 'copyUserNotFound' };
  const employer_id = person.employer ?? copied?.employer_id ?? null;
  const rights = {
    kind: kindOf(person, employer_id),
    is_supervisor: person.isSupervisor ?? copied?.is_supervisor ?? false,
    name: sealStaffName(vault, person.name),
    title: JSON.stringify(person.title ?? copied?.title),
    employer_id,
    may_prescribe: person.mayPrescribe ?? copied?.may_prescribe ?? false,
    adds_questionnaires: person.addsQuestionnaires ?? copied?.adds_questionnaires ?? false,
    registration_number: person.registrationNumber || null,
    practitioner_id: person.practitioner ?? null,
  };
  const hash = personHash(vault, person.identityCode);
  const added = (await addNew(tx, { identity_hash: hash, ...rights })) ?? (await bringBack(tx, hash, rights));
  if (!added) return { type: 'userAlreadyExists' };
  const teams = rights.kind === 'professional' ? (person.teams ?? copied?.teams ?? []) : [];
  if (teams.length > 0)
    await tx
      .insertInto('team_members')
      .values(teams.map((team_id) => ({ team_id, professional_id: added.id })))
      .execute();
  return { type: 'success', id: added.id };
}

type Row = Insertable<Tables['professional_users']>;

/** Nothing for somebody who works here or has: no column is named that would have to be read. */
const addNew = (tx: Kysely<Tables>, row: Row) =>
  tx
    .insertInto('professional_users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Nothing for somebody who works here now. The keyed hash is asked for, and can be read by nobody. */
const bringBack = (tx: Kysely<Tables>, hash: Buffer, rights: Omit<Row, 'identity_hash'>) =>
  tx
    .updateTable('professional_users')
    .set({ ...rights, left_at: null })
    .where('id', '=', sql<number>`find_former_professional(${hash})`)
    .returning('id')
    .executeTakeFirst();

function kindOf({ isOperator }: NewStaff, employer: string | null): ListedStaff['kind'] {
  if (isOperator) return 'operator';
  return employer === null ? 'professional' : 'hr';
}

/** What may be copied of somebody: nobody becomes an operator so. */
async function rightsOf(tx: Kysely<Tables>, id: number) {
  const user = await tx
    .selectFrom('professional_users')
    .select(['is_supervisor', 'title', 'employer_id', 'may_prescribe', 'adds_questionnaires'])
    .where('id', '=', id)
    .where('kind', '!=', 'operator')
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!user) return null;
  const teams = await tx
    .selectFrom('team_members')
    .select('team_id')
    .where('professional_id', '=', id)
    .execute();
  return { ...user, teams: teams.map(({ team_id }) => team_id) };
}

/** Somebody who works here, as an operator reads it. */
export interface ListedStaff {
  readonly id: number;
  readonly name: string;
  readonly kind: 'professional' | 'hr' | 'operator';
  readonly isSupervisor: boolean;
  readonly employer: string | null;
  readonly teams: readonly string[];
}

/** Those who work here now, by their numbers. */
export async function listStaff(owner: Kysely<Tables>, vault: Vault): Promise<ListedStaff[]> {
  const members = await owner.selectFrom('team_members').selectAll().orderBy('team_id').execute();
  const rows = await owner
    .selectFrom('professional_users')
    .select(['id', 'kind', 'is_supervisor', 'name', 'employer_id'])
    .where('left_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, is_supervisor, name, employer_id }) => ({
    id,
    name: openStaffName(vault, name),
    kind,
    isSupervisor: is_supervisor,
    employer: employer_id,
    teams: members.filter((each) => each.professional_id === id).map(({ team_id }) => team_id),
  }));
}
