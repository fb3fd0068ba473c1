import { sealDeletion } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';
import { staffNames } from './names.ts';

/** `POST /api/workspace/threads/{id}/messages/{message}/deletion`. What patients have written is not deleted. */
export const deleteMessage: Steps<
  WorkspaceApi['POST /api/workspace/threads/{id}/messages/{message}/deletion']
> = {
  scope: asStaff,
  async answer(call, { params, body }) {
    const { tx, vault, now, note } = call;
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    const by = (await staffNames(call, [reach.me])).get(reach.me) ?? '';
    const { numUpdatedRows } = await tx
      .updateTable('thread_messages')
      .set({
        deleted_at: now,
        deleted_by: reach.me,
        deleted_reason: sealDeletion(vault, { by, reason: body.reason }),
      })
      .where('patient_id', '=', patientId)
      .where('thread_id', '=', id)
      .where('id', '=', params.message)
      .where('author', '=', 'professional')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    // Whose answer was lost presses again.
    if (numUpdatedRows === 0n) {
      const isDeleted = await tx
        .selectFrom('thread_messages')
        .select('id')
        .where('patient_id', '=', patientId)
        .where('thread_id', '=', id)
        .where('id', '=', params.message)
        .where('deleted_by', '=', reach.me)
        .executeTakeFirst();
      return isDeleted ? ok({ type: 'done' as const }) : { problem: 'notFound' };
    }
    await note({ action: 'change', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'done' as const });
  },
};
