import type { RenewalDesk } from '#areas/messages/shared/messaging/server/renewal-desk.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { readMe } from '#areas/messages/shared/staff/server/read-me.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { handOver } from './assign.ts';
import { findThread } from './find-thread.ts';
import { staffNames } from './names.ts';
import { takePart } from './take-part.ts';

/**
 * `PUT /api/workspace/threads/{id}/renewals`. Who decides takes what is nobody’s, and takes part from now on. Sent again, the same
 * requests have their answer already.
 */
export const decideRenewals = (
  desk: RenewalDesk,
): Steps<WorkspaceApi['PUT /api/workspace/threads/{id}/renewals']> => ({
  scope: asStaff,
  async answer(call, { params, body: { requests, answer } }) {
    const found = await findThread(call, params.id, { isLocked: true });
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    const { mayPrescribe } = await readMe(call, reach);
    if (!mayPrescribe) return { problem: 'forbidden' };
    if (found.isClosed) return ok({ type: 'closedMeanwhile' as const });
    const name = (await staffNames(call, [reach.me])).get(reach.me) ?? '';
    const by = { id: reach.me, name };
    const isDone = await desk.answer({ ...call, patientId, threadId: id }, requests, { answer, by });
    if (!isDone) return ok({ type: 'answeredMeanwhile' as const });
    if (found.assignee === null)
      await handOver(call.tx, found, { expected: null, assignee: reach.me, now: call.now });
    await takePart(call, found);
    const of = { patientId, actor: actorOf(reach) };
    await call.note({ action: 'change', kind: 'prescription-renewal', id, of });
    return ok({ type: 'done' as const });
  },
});
