import type { RenewalDesk } from '#areas/messages/shared/messaging/server/renewal-desk.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';

/** `PUT /api/workspace/threads/{id}/closing`. What is as it is asked to be already stays so. */
export const closeThread = (
  desk: RenewalDesk,
): Steps<WorkspaceApi['PUT /api/workspace/threads/{id}/closing']> => ({
  scope: asStaff,
  async answer(call, { params, body: { reason } }) {
    const { tx, now, note } = call;
    const found = await findThread(call, params.id, { isLocked: true });
    if ('problem' in found) return found;
    const { id, patientId, reach, isClosed } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    if (isClosed && reason !== null) return ok({ type: 'closedMeanwhile' as const });
    const renewals = reason === null ? [] : await desk.read({ ...call, patientId, threadId: id });
    if (renewals.some(({ outcome }) => outcome === null)) return ok({ type: 'renewalsWait' as const });
    await tx
      .updateTable('messaging_threads')
      .set(
        reason === null
          ? { closed_at: null, closed_by: null, close_reason: null }
          : { closed_at: now, closed_by: reach.me, close_reason: reason },
      )
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .execute();
    await note({ action: 'change', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'done' as const });
  },
});
