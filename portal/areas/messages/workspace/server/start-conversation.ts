import { sql } from 'kysely';
import { tellSoon } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { ThreadType } from '#areas/messages/shared/messaging/thread.ts';
import { actorOf, type Reach, readReach } from '#areas/messages/shared/staff/server/reach.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ageOn } from '#contract/time/age.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { handOver } from './assign.ts';
import { findThread } from './find-thread.ts';
import { staffNames } from './names.ts';
import { takePart } from './take-part.ts';

type Endpoint = WorkspaceApi['POST /api/workspace/threads'];

/** `GET /api/workspace/start` */
export const showStart: Steps<WorkspaceApi['GET /api/workspace/start']> = {
  scope: asStaff,
  async answer(call, { query: { lang } }) {
    const reach = await readReach(call);
    if (!reach) return { problem: 'forbidden' };
    const starts = await Promise.all(
      typesOf(reach).map(async (type) => {
        const teams = await teamsOf(call, reach, type).execute();
        return { type, teams: teams.map(({ id, name }) => ({ id, name: name[lang] })) };
      }),
    );
    return ok({ starts });
  },
};

/**
 * `POST /api/workspace/threads`. An HR user starts one about somebody whom the employer employs today, a professional with a patient for
 * whom they care, a supervisor about the customer of a conversation that they see. The patient reads it, and is told of it. Sent
 * again under the same key it is one.
 */
export const startConversation: Steps<Endpoint> = {
  scope: asStaff,
  async answer(call, { body: { title, text, team, about } }) {
    const { tx, now } = call;
    const reach = await readReach(call);
    if (!reach || !typesOf(reach).includes(about.type)) return { problem: 'forbidden' };
    const before = await startedBefore(call, reach);
    if (before !== undefined) return ok({ type: 'started' as const, id: before });
    const teams = await teamsOf(call, reach, about.type).execute();
    const isOfTeam = team === null ? teams.length === 0 : teams.some(({ id }) => id === team);
    if (!isOfTeam) return ok({ type: 'teamNotFound' as const });
    const readers = await readersOf(call, about);
    if ('problem' in readers) return readers;
    if ('type' in readers) return ok(readers);
    const { patientId, readerId, byGuardian = false, guardianId = null } = readers;
    const signature = (await staffNames(call, [reach.me])).get(reach.me) ?? '';
    const id = await startThread(
      { ...call, patientId },
      {
        type: about.type,
        title,
        firstMessage: { text, signature },
        teamId: team,
        byGuardian,
        guardianId,
        author: { kind: reach.kind, id: reach.me },
        clientKey: call.idempotencyKey,
      },
    );
    const thread = { id, patientId, reach, assignee: null };
    if (reach.kind === 'professional')
      await handOver(tx, thread, { expected: null, assignee: reach.me, now });
    await takePart(call, thread);
    await tellSoon(tx, { patientId, readerId }, now);
    await call.note({ action: 'create', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'started' as const, id });
  },
};

/** What somebody may start. */
function typesOf({ kind, leads }: Reach): readonly ThreadType[] {
  if (kind === 'hr') return ['hr'];
  return leads.length > 0 ? ['customer', 'supervisor'] : ['customer'];
}

/** HR writes to those who answer what patients start, a professional for a team of theirs, a supervisor for one that they lead. */
function teamsOf({ tx, brand }: Pick<Call, 'tx' | 'brand'>, { ownTeams, leads }: Reach, type: ThreadType) {
  const teams = tx
    .selectFrom('care_teams')
    .select(['id', 'name'])
    .where('brand', '=', brand.id)
    .orderBy('place');
  if (type === 'hr') return teams.where('takes_new', '=', true);
  return teams.where('id', '=', sql<string>`any(${[...(type === 'customer' ? ownTeams : leads)]}::text[])`);
}

/** About whom a conversation is, and who reads it. */
interface Readers {
  readonly patientId: string;
  /** Whom a notice tells; null: a guardian who is no patient. */
  readonly readerId: string | null;
  readonly byGuardian?: boolean;
  readonly guardianId?: string | null;
}

type About = Parameters<typeof startConversation.answer>[1]['body']['about'];

async function readersOf(call: Call<Endpoint>, about: About) {
  if (about.type === 'hr') {
    const employee = await patientBy(call, 'employee_of', about.identityCode);
    return employee === null ? { type: 'noEmployee' as const } : ofPatient(employee);
  }
  if (about.type === 'customer' && 'identityCode' in about.patient) {
    const { identityCode } = about.patient;
    if (isActedFor(call, identityCode)) return { type: 'actedForByGuardians' as const };
    const patient = await patientBy(call, 'patient_in_care', identityCode);
    return patient === null ? { type: 'noPatient' as const } : ofPatient(patient);
  }
  const thread = about.type === 'customer' ? (about.patient as { thread: number }).thread : about.thread;
  const found = await findThread(call, thread);
  if ('problem' in found) return found;
  if (about.type === 'supervisor') return ofPatient(found.patientId);
  // What was written with a guardian goes on with the guardian, a minor's own with the minor.
  const { patientId, readerId, byGuardian, guardianId } = found;
  if (!(await isInCare(call, { patientId, byGuardian, guardianId }))) return { type: 'noPatient' as const };
  return { patientId, readerId, byGuardian, guardianId };
}

const ofPatient = (patientId: string): Readers => ({ patientId, readerId: patientId });

async function isInCare(
  { tx }: Call<Endpoint>,
  { patientId, byGuardian, guardianId }: Pick<Required<Readers>, 'patientId' | 'byGuardian' | 'guardianId'>,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select in_care_of_mine(${patientId}, ${byGuardian}, ${guardianId}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

/** It is a child's identity code: guardians act for the child, who does not log in. Everything else is for the database to judge. */
function isActedFor({ brand, now, acceptsDevelopmentIdentityCodes }: Call<Endpoint>, typed: string): boolean {
  const today = helsinkiDay(now);
  const code = parseIdentityCode(keptCode(typed), {
    acceptDevelopment: acceptsDevelopmentIdentityCodes,
    today,
  });
  return code.valid && ageOn(code.birthDate, today) <= brand.guardianActsUntilAge;
}

async function startedBefore(
  { tx, idempotencyKey }: Call<Endpoint>,
  { me }: Reach,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('thread_messages')
    .select('thread_id')
    .where('author_id', '=', me)
    .where('client_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.thread_id;
}

const keptCode = (typed: string): string => typed.trim().toUpperCase();

/** The patient with an identity code, if a function of the database gives them to the caller. */
async function patientBy(
  { tx, vault }: Call<Endpoint>,
  lookup: 'employee_of' | 'patient_in_care',
  identityCode: string,
): Promise<string | null> {
  const hash = personHash(vault, keptCode(identityCode));
  const { rows } = await sql<{ id: string | null }>`select ${sql.ref(lookup)}(${hash}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
