import { sealNote } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';

/** `POST /api/workspace/threads/{id}/notes` */
export const writeNote: Steps<WorkspaceApi['POST /api/workspace/threads/{id}/notes']> = {
  scope: asStaff,
  async answer({ tx, brand, vault, now, note }, { params, body }) {
    const found = await findThread({ tx, brand }, params.id);
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    if (reach.kind === 'hr') return { problem: 'forbidden' };
    await tx
      .insertInto('internal_notes')
      .values({
        patient_id: patientId,
        thread_id: id,
        author_id: reach.me,
        content: sealNote(vault, body.note),
        created_at: now,
      })
      .execute();
    await note({ action: 'create', kind: 'conversation-note', id, of: { patientId, actor: actorOf(reach) } });
    return ok({ type: 'done' as const });
  },
};
