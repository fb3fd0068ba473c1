import { sql } from 'kysely';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import type { WorkspaceApi } from '../contract.ts';
import { type Found, findThread } from './find-thread.ts';
import { isColleague } from './is-colleague.ts';
import { staffNames } from './names.ts';

/** `PUT /api/workspace/threads/{id}/assignee`. Of two at once the second is told whose it is by now. */
export const assign: Steps<WorkspaceApi['PUT /api/workspace/threads/{id}/assignee']> = {
  scope: asStaff,
  async answer(call, { params, body }) {
    const found = await findThread(call, params.id);
    if ('problem' in found)
      return (found.problem === 'notFound' && (await takenFrom(call, params.id))) || found;
    const { id, patientId, reach } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    if (found.isClosed) return ok({ type: 'closedMeanwhile' as const });
    if (body.assignee !== null && !(await isColleague(call.tx, reach, body.assignee)))
      return { problem: 'notFound' };
    const isDone = await handOver(call.tx, found, { ...body, now: call.now });
    if (!isDone) return ok({ type: 'takenMeanwhile' as const, by: await holderName(call, id) });
    await call.note({ action: 'change', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'done' as const });
  },
};

interface Handover {
  /** Whose it is now, as far as the caller knows. */
  readonly expected: number | null;
  readonly assignee: number | null;
  readonly now: Date;
}

/**
 * Gives a conversation from one to another in one statement: while it does, the giver sees it still. The next one
 * takes part from now on.
 *
 * @returns false: it was not whose it was expected to be
 */
export async function handOver(
  tx: Scoped,
  { id, patientId, reach, assignee: holder }: Pick<Found, 'id' | 'patientId' | 'reach' | 'assignee'>,
  { expected, assignee, now }: Handover,
): Promise<boolean> {
  // Whose answer was lost presses again.
  if (assignee !== null && holder === assignee) return true;
  const ended = sql`update thread_assignments set ended_at = ${now}
    where patient_id = ${patientId} and thread_id = ${id} and ended_at is null and professional_id = ${expected}
    returning professional_id`;
  if (assignee === null) return (await ended.execute(tx)).rows.length > 0;
  const { rows } = await sql`
    with ended as (${ended}),
    assigned as (
      insert into thread_assignments (patient_id, thread_id, professional_id, assigned_by, assigned_at)
      select ${patientId}::uuid, ${id}::bigint, ${assignee}::bigint, ${reach.me}::bigint, ${now}::timestamptz
      where (${expected}::bigint is null or exists (select from ended))
        -- Somebody may have taken it since it was found.
        and exists (select from messaging_threads as seen where seen.id = ${id})
      on conflict do nothing
      returning professional_id
    ),
    joined as (
      insert into thread_participants (patient_id, thread_id, professional_id, joined_at)
      select ${patientId}::uuid, ${id}::bigint, professional_id, ${now}::timestamptz from assigned
      on conflict do nothing
    )
    select professional_id from assigned`.execute(tx);
  return rows.length > 0;
}

/** Where a conversation is out of the caller's sight since somebody has taken it: says who. One in sight is another brand's. */
async function takenFrom(call: Parameters<typeof staffNames>[0], id: number) {
  const isInSight = call.tx.selectFrom('messaging_threads').select('id').where('id', '=', id);
  if (await isInSight.executeTakeFirst()) return null;
  const by = await holderName(call, id);
  return by === null ? null : ok({ type: 'takenMeanwhile' as const, by });
}

/** Whose a conversation is by now, which the caller may see no more. */
async function holderName(call: Parameters<typeof staffNames>[0], id: number): Promise<string | null> {
  const { rows } = await sql<{ holder: number | null }>`
    select coalesce((select assignee_id from messaging_threads where id = ${id}), holder_of(${id})) as holder`.execute(
    call.tx,
  );
  const holder = rows[0]?.holder ?? null;
  return (await staffNames(call, [holder])).get(holder ?? 0) ?? null;
}
