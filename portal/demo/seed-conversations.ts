import type { Kysely } from 'kysely';
import {
  sealDeletion,
  sealNote,
  sealStaffName,
  sealTitle,
} from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { DEMO_CONVERSATIONS, type DemoConversation } from './messaging/conversations.ts';
import { DEMO_ABSENCE, DEMO_STAFF, DEMO_TEAMS } from './messaging/staff.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { demoPractitioners } from './practitioners.ts';

const DAY = 86_400_000;

interface Seeding {
  readonly owner: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: Date;
  /** Ids of patients, by key. */
  readonly patients: ReadonlyMap<string, string>;
}

/** Those who answer patients, and conversations with them. */
export async function seedConversations(
  owner: Kysely<Tables>,
  options: Omit<Seeding, 'owner'>,
): Promise<void> {
  const seeding = { ...options, owner };
  const people = new Map(demoPeople(options.now).map((person) => [person.key, person]));
  const staff = await seedStaff(seeding, people);
  for (const conversation of DEMO_CONVERSATIONS) await seedConversation(seeding, conversation, staff, people);
}

type People = ReadonlyMap<string, DemoPerson>;

/** Resolves to the ids of those who work here, by key. */
async function seedStaff({ owner, vault, now }: Seeding, people: People): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const person of DEMO_STAFF) {
    const { who, name, title, employer, isSupervisor = false, mayPrescribe = false } = person;
    const kind = person.isOperator ? 'operator' : employer ? 'hr' : 'professional';
    const { id } = await owner
      .insertInto('professional_users')
      .values({
        identity_hash: personHash(vault, got(people, who).identityCode),
        kind,
        is_supervisor: isSupervisor,
        name: sealStaffName(vault, name),
        title: JSON.stringify(title),
        employer_id: employer ?? null,
        practitioner_id: practitionerOf(name),
        may_prescribe: mayPrescribe,
        adds_questionnaires: person.addsQuestionnaires ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(who, id);
  }
  for (const [place, team] of DEMO_TEAMS.entries()) {
    const { id, brand, name, about, members, chat = null, answersRenewals = false } = team;
    await owner
      .insertInto('care_teams')
      .values({
        id,
        brand,
        name: JSON.stringify(name),
        about: JSON.stringify(about),
        place,
        answers_renewals: answersRenewals,
        chat,
      })
      .execute();
    await owner
      .insertInto('team_members')
      .values(members.map((who) => ({ team_id: id, professional_id: got(ids, who) })))
      .execute();
  }
  const absence = await owner
    .insertInto('staff_absences')
    .values({
      professional_id: got(ids, DEMO_ABSENCE.who),
      starts_at: daysFrom(now, DEMO_ABSENCE.from),
      ends_at: daysFrom(now, DEMO_ABSENCE.until),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('absence_substitutes')
    .values({ absence_id: absence.id, professional_id: got(ids, DEMO_ABSENCE.substitute) })
    .execute();
  return ids;
}

async function seedConversation(
  { owner, vault, now, patients }: Seeding,
  conversation: DemoConversation,
  staff: ReadonlyMap<string, number>,
  people: People,
): Promise<void> {
  const {
    who,
    type = 'customer',
    title,
    team,
    participants,
    assigned,
    messages,
    read,
    closed,
    note,
  } = conversation;
  const patientId = got(patients, who);
  const ago = (days: number) => daysFrom(now, -days);
  const key = { patient_id: patientId };
  const begun = ago(messages[0]?.sent ?? 0);
  const guardian = conversation.guardian && got(people, conversation.guardian);
  const { id: threadId } = await owner
    .insertInto('messaging_threads')
    .values({
      ...key,
      type,
      title: sealTitle(vault, title),
      created_at: begun,
      team_id: team,
      by_guardian: guardian !== undefined,
      employer_id: employerOf(conversation),
      guardian_id: (conversation.guardian && patients.get(conversation.guardian)) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const thread = { ...key, thread_id: threadId };
  for (const { by, text, sent, deleted, invites } of messages) {
    const signature = by ? nameOf(by) : guardian && `${guardian.firstNames} ${guardian.lastName}`;
    const message = await addMessage(
      { tx: owner, vault, now: ago(sent), patientId },
      threadId,
      by ? (isHr(by) ? 'hr' : 'professional') : 'customer',
      { text, ...(signature && { signature }) },
      {
        authorId: by ? got(staff, by) : null,
        questionnaireInvitationId: invites ? await lastInvitation(owner, patientId) : null,
      },
    );
    if (!deleted || !by) continue;
    await owner
      .updateTable('thread_messages')
      .set({
        deleted_at: ago(deleted.daysAgo),
        deleted_by: got(staff, by),
        deleted_reason: sealDeletion(vault, { by: nameOf(by), reason: deleted.reason }),
      })
      .where('patient_id', '=', patientId)
      .where('id', '=', message.id)
      .execute();
  }
  await owner
    .insertInto('thread_participants')
    .values(
      participants.map((part) => ({
        ...thread,
        professional_id: got(staff, part.who),
        joined_at: begun,
        last_read_at: part.read === null ? null : ago(part.read),
      })),
    )
    .execute();
  if (assigned)
    await owner
      .insertInto('thread_assignments')
      .values({ ...thread, professional_id: got(staff, assigned), assigned_at: begun })
      .execute();
  if (note)
    await owner
      .insertInto('internal_notes')
      .values({
        ...thread,
        author_id: got(staff, note.by),
        content: sealNote(vault, note.text),
        created_at: ago(note.daysAgo),
      })
      .execute();
  await owner
    .updateTable('messaging_threads')
    .set({
      last_read_at: read === null ? null : ago(read),
      ...(closed && {
        closed_at: ago(closed.daysAgo),
        closed_by: got(staff, closed.by),
        close_reason: closed.reason,
      }),
    })
    .where('patient_id', '=', patientId)
    .where('id', '=', threadId)
    .execute();
}

async function lastInvitation(owner: Kysely<Tables>, patientId: string): Promise<number> {
  const { id } = await owner
    .selectFrom('questionnaire_invitations')
    .select('id')
    .where('patient_id', '=', patientId)
    .orderBy('invited_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who practises under the same name. */
const practitionerOf = (name: string) =>
  demoPractitioners().find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)?.id ?? null;

const staffOf = (who: string) => DEMO_STAFF.find((each) => each.who === who);
const nameOf = (who: string) => staffOf(who)?.name ?? '';
/** Whose HR has begun a conversation. */
const employerOf = ({ messages: [first] }: DemoConversation) =>
  (first?.by && staffOf(first.by)?.employer) ?? null;
const isHr = (who: string) => staffOf(who)?.employer !== undefined;

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

function got<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`No ${key}`);
  return value;
}
