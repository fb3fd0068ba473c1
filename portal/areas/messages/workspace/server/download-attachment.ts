import { downloadUrl } from '#areas/messages/shared/attachments/server/download-url.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { findThread } from './find-thread.ts';

type Endpoint = WorkspaceApi['GET /api/workspace/threads/{id}/attachments/{file}'];

/** `GET /api/workspace/threads/{id}/attachments/{file}`. What is given out stands in the patient's log. */
export const downloadAttachment = (storage: ObjectStorage): Steps<Endpoint> => ({
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    const attaching = { ...call, patientId, authorId: reach.me, byGuardian: false };
    const outcome = await downloadUrl(attaching, storage, params.file, id);
    if (outcome.type === 'notFound') return { problem: 'notFound' };
    if (outcome.type === 'ready')
      await call.note({ action: 'read', kind: 'conversation', id, of: { patientId, actor: actorOf(reach) } });
    return ok(outcome);
  },
});
