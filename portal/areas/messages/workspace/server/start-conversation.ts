import { sql } from 'kysely';
import { tellSoon } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { handOver } from './assign.ts';
import { findThread } from './find-thread.ts';
import { staffNames } from './names.ts';
import { actorOf, asProfessional, type Reach, readReach } from './reach.ts';
import { takePart } from './take-part.ts';

type Endpoint = WorkspaceApi['POST /api/workspace/threads'];

/** `GET /api/workspace/start` */
export const showStart: Steps<WorkspaceApi['GET /api/workspace/start']> = {
  scope: asProfessional,
  async answer(call, { query: { lang } }) {
    const reach = await readReach(call.tx);
    const type = reach && typeOf(reach);
    if (!reach || !type) return { problem: 'forbidden' };
    const rows = await teamsOf(call, reach).execute();
    return ok({ type, teams: rows.map(({ id, name }) => ({ id, name: name[lang] })) });
  },
};

/**
 * `POST /api/workspace/threads`. An HR user starts one about somebody whom the employer employs today, a supervisor about the customer of
 * a conversation that they see. The patient reads it, and is told of it. Sent again under the same key it is one.
 */
export const startConversation: Steps<Endpoint> = {
  scope: asProfessional,
  async answer(call, { body: { title, text, team, about } }) {
    const { tx, now } = call;
    const reach = await readReach(tx);
    if (!reach || typeOf(reach) !== about.type) return { problem: 'forbidden' };
    const before = await startedBefore(call, reach);
    if (before !== undefined) return ok({ type: 'started' as const, id: before });
    if (!(await teamsOf(call, reach).where('id', '=', team).executeTakeFirst()))
      return ok({ type: 'teamNotFound' as const });
    let patientId: string | null;
    if (about.type === 'hr') patientId = await employeeOf(call, about.identityCode);
    else {
      const found = await findThread(tx, about.thread);
      if ('problem' in found) return found;
      patientId = found.patientId;
    }
    if (patientId === null) return ok({ type: 'noEmployee' as const });
    const signature = (await staffNames(call, [reach.me])).get(reach.me) ?? '';
    const id = await startThread(
      { ...call, patientId },
      {
        type: about.type,
        title,
        firstMessage: { text, signature },
        teamId: team,
        author: { kind: reach.kind, id: reach.me },
        clientKey: call.idempotencyKey,
      },
    );
    const thread = { id, patientId, reach, assignee: null };
    if (reach.kind === 'professional')
      await handOver(tx, thread, { expected: null, assignee: reach.me, now });
    await takePart(call, thread);
    await tellSoon(tx, { patientId, readerId: patientId }, now);
    await call.note({ action: 'create', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'started' as const, id });
  },
};

/** What somebody may start; null: nothing. */
function typeOf({ kind, leads }: Reach): 'hr' | 'supervisor' | null {
  if (kind === 'hr') return 'hr';
  return leads.length > 0 ? 'supervisor' : null;
}

/** HR writes to those who answer what patients start, a supervisor for a team that they lead. */
function teamsOf({ tx, brand }: Pick<Call, 'tx' | 'brand'>, { kind, leads }: Reach) {
  return tx
    .selectFrom('care_teams')
    .select(['id', 'name'])
    .where('brand', '=', brand.id)
    .orderBy('place')
    .$if(kind === 'hr', (teams) => teams.where('takes_new', '=', true))
    .$if(kind !== 'hr', (teams) => teams.where('id', 'in', [...leads]));
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

async function employeeOf({ tx, vault }: Call<Endpoint>, identityCode: string): Promise<string | null> {
  const hash = personHash(vault, identityCode.trim().toUpperCase());
  const { rows } = await sql<{ id: string | null }>`select employee_of(${hash}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
