import {
  type Attaching,
  createUpload,
  finishUpload,
  removeUnsent,
  renewUpload,
  type UnsentFile,
  unsentFiles,
} from '#areas/messages/shared/attachments/server/attachments.ts';
import type { CreatedUpload } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { type Found, findThread } from './find-thread.ts';

const FILES = '/api/workspace/threads/{id}/attachments';

const shown = (file: UnsentFile) => ({ ...file, id: String(file.id) });
const uploadOf = <Refused extends { readonly type: string }>(upload: CreatedUpload | Refused) =>
  'parts' in upload
    ? { ...upload, parts: upload.parts.map(({ url, headers }) => ({ url, headers: [...headers] })) }
    : upload;

/** The caller's own files in a conversation: colleagues have others. */
function attachingOf({ tx, vault, now }: Pick<Call, 'tx' | 'vault' | 'now'>, found: Found): Attaching {
  return { tx, vault, now, patientId: found.patientId, authorId: found.reach.me, byGuardian: false };
}

/** `GET /api/workspace/threads/{id}/attachments` */
export const listFiles: Steps<WorkspaceApi[`GET ${typeof FILES}`]> = {
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    return ok({ files: (await unsentFiles(attachingOf(call, found), found.id)).map(shown) });
  },
};

/** `POST /api/workspace/threads/{id}/attachments` */
export const addFile = (storage: ObjectStorage): Steps<WorkspaceApi[`POST ${typeof FILES}`]> => ({
  scope: asStaff,
  async answer(call, { params, body }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    if (found.isClosed) return ok({ type: 'closedMeanwhile' as const });
    const upload = await createUpload(attachingOf(call, found), storage, { ...body, threadId: found.id });
    return ok(uploadOf(upload));
  },
});

/** `PUT /api/workspace/threads/{id}/attachments/{file}/upload` */
export const renewFile = (
  storage: ObjectStorage,
): Steps<WorkspaceApi[`PUT ${typeof FILES}/{file}/upload`]> => ({
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const upload = await renewUpload(attachingOf(call, found), storage, params.file);
    return upload ? ok(uploadOf(upload)) : { problem: 'notFound' };
  },
});

/** `PUT /api/workspace/threads/{id}/attachments/{file}/arrival` */
export const finishFile: Steps<WorkspaceApi[`PUT ${typeof FILES}/{file}/arrival`]> = {
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const file = await finishUpload(attachingOf(call, found), params.file);
    return file ? ok({ file: shown(file) }) : { problem: 'notFound' };
  },
};

/** `DELETE /api/workspace/threads/{id}/attachments/{file}`. What is gone already is gone. */
export const removeFile: Steps<WorkspaceApi[`DELETE ${typeof FILES}/{file}`]> = {
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    await removeUnsent(attachingOf(call, found), params.file);
    return ok({ type: 'done' as const });
  },
};
