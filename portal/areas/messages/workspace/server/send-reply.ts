import { sql } from 'kysely';
import { areReady, attach } from '#areas/messages/shared/attachments/server/attach.ts';
import { tellSoon } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { handOver } from './assign.ts';
import { type Found, findThread } from './find-thread.ts';
import { staffNames } from './names.ts';
import { takePart } from './take-part.ts';

type Endpoint = WorkspaceApi['POST /api/workspace/threads/{id}/messages'];

/**
 * `POST /api/workspace/threads/{id}/messages`. Sent again under the same key it is sent once. Who answers what is nobody's takes it;
 * who answers takes part from now on.
 */
export const sendReply: Steps<Endpoint> = {
  scope: asStaff,
  async answer(call, { params, body }) {
    const found = await findThread(call, params.id, { isLocked: true });
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    if (await wasSent(call, found)) return ok({ type: 'done' as const });
    if (found.isClosed) return ok({ type: 'closedMeanwhile' as const });
    const files = { ...call, patientId, authorId: reach.me, byGuardian: false };
    if (!(await areReady(files, id, body.attachments))) return ok({ type: 'attachmentNotReady' as const });
    const of = { patientId, actor: actorOf(reach) };
    const invitation = body.questionnaire === null ? null : await invite(call, id, body.questionnaire);
    if (invitation !== null) await call.note({ action: 'create', kind: 'questionnaire', id: invitation, of });
    if (reach.kind === 'professional' && found.assignee === null)
      await handOver(call.tx, found, { expected: null, assignee: reach.me, now: call.now });
    await takePart(call, found);
    const signature = (await staffNames(call, [reach.me])).get(reach.me);
    const sent = await addMessage(
      { ...call, patientId },
      id,
      reach.kind,
      { text: body.text, ...(signature && { signature }) },
      {
        authorId: reach.me,
        clientKey: call.idempotencyKey,
        questionnaireInvitationId: invitation,
      },
    );
    await attach(files, { threadId: id, messageId: sent.id }, body.attachments);
    await tellSoon(call.tx, found, call.now);
    await call.note({ action: 'create', kind: 'conversation', id, of });
    return ok({ type: 'done' as const });
  },
};

async function wasSent(
  { tx, idempotencyKey }: Call<Endpoint>,
  { patientId, reach }: Found,
): Promise<boolean> {
  const row = await tx
    .selectFrom('thread_messages')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('author_id', '=', reach.me)
    .where('client_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

async function invite(
  { tx, now }: Call<Endpoint>,
  thread: number,
  questionnaire: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select invite_to_questionnaire(${thread}, ${questionnaire}, ${now}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
