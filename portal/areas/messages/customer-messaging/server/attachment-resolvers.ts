import {
  type Attaching,
  createUpload,
  finishUpload,
  removeUnsent,
  renewUpload,
  type UnsentFile,
  unsentFiles,
} from '#areas/messages/shared/attachments/server/attachments.ts';
import { downloadUrl } from '#areas/messages/shared/attachments/server/download-url.ts';
import { NEW_THREAD } from '#areas/messages/shared/messaging/server/drafts.ts';
import { hasThread } from '#areas/messages/shared/messaging/server/mark-read.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Resolvers } from './run-operation.ts';

/** A thread's number, or that of no thread yet. */
const numberOf = (threadId?: string | null) => Number(threadId ?? NEW_THREAD);
const notFound = { type: 'attachmentNotFound' };
const shown = (file: UnsentFile) => ({ ...file, id: String(file.id) });

/** A guardian and the child have each their own files, as they have drafts. */
function attachingOf(call: RecordCall): Attaching {
  const { tx, vault, now, patientId, session } = call;
  return { tx, vault, now, patientId, authorId: null, byGuardian: session.actingFor !== null };
}

/** What answers the mutations about files. */
export function attachmentMutations(call: RecordCall, storage: ObjectStorage) {
  const attaching = attachingOf(call);
  return {
    async createAttachmentUpload({ file }: { file: { fileName: string; bytes: number; threadId?: string } }) {
      const threadId = numberOf(file.threadId);
      if (threadId !== NEW_THREAD && !(await hasThread(call, threadId))) return notFound;
      return createUpload(attaching, storage, { ...file, threadId });
    },
    async renewAttachmentUpload({ id }: { id: string }) {
      return (await renewUpload(attaching, storage, Number(id))) ?? notFound;
    },
    async finishAttachmentUpload({ id }: { id: string }) {
      const file = await finishUpload(attaching, Number(id));
      return file ? { type: 'finished', file: shown(file) } : notFound;
    },
    async removeAttachment({ id }: { id: string }) {
      await removeUnsent(attaching, Number(id));
      return { type: 'removed' };
    },
  } satisfies Resolvers;
}

/**
 * What answers the queries about files.
 *
 * @param note notes in the access log that the conversations were read
 */
export function attachmentQueries(call: RecordCall, storage: ObjectStorage, note: () => Promise<void>) {
  const attaching = attachingOf(call);
  return {
    async draftAttachments({ threadId }: { threadId?: string | null }) {
      return (await unsentFiles(attaching, numberOf(threadId))).map(shown);
    },
    async attachmentDownloadUrl({ id }: { id: string }) {
      const outcome = await downloadUrl(attaching, storage, Number(id));
      if (outcome.type === 'ready') await note();
      return outcome.type === 'notFound' ? notFound : outcome;
    },
  } satisfies Resolvers;
}
