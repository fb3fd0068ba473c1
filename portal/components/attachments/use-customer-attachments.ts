import { useMemo } from 'react';
import {
  CREATE_ATTACHMENT_UPLOAD,
  DRAFT_ATTACHMENTS,
  FINISH_ATTACHMENT_UPLOAD,
  REMOVE_ATTACHMENT,
  RENEW_ATTACHMENT_UPLOAD,
} from '#areas/messages/shared/attachments/operations/uploads.ts';
import type { AttachmentCalls } from './attachment-calls.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';
import { there, useMessagingCalls } from './use-messaging-calls.ts';

/**
 * The files of a customer's draft.
 *
 * @param threadId the conversation that they are for; null: a new one
 */
export function useCustomerAttachments(threadId: string | null): Attachments {
  const { change, read } = useMessagingCalls();
  const calls = useMemo(
    (): AttachmentCalls => ({
      async list() {
        return there((await read(DRAFT_ATTACHMENTS, { threadId })).draftAttachments);
      },
      async create(file) {
        const variables = { file: { ...file, threadId } };
        const created = there(
          (await change({ query: CREATE_ATTACHMENT_UPLOAD, variables })).createAttachmentUpload,
        );
        return isThere(created) ? created : Promise.reject(new Error('Conversations are out of use.'));
      },
      async renew(id) {
        const created = there(
          (await change({ query: RENEW_ATTACHMENT_UPLOAD, variables: { id } })).renewAttachmentUpload,
        );
        return isThere(created) ? created : null;
      },
      async finish(id) {
        const finished = there(
          (await change({ query: FINISH_ATTACHMENT_UPLOAD, variables: { id } })).finishAttachmentUpload,
        );
        return finished.type === 'finished' ? finished.file : null;
      },
      async remove(id) {
        await change({ query: REMOVE_ATTACHMENT, variables: { id } });
      },
    }),
    [threadId, read, change],
  );
  return useAttachments(calls);
}

const isThere = <Answer extends { readonly type: string }>(
  answer: Answer,
): answer is Exclude<Answer, { readonly type: 'attachmentNotFound' | 'maintenance-mode' }> =>
  answer.type !== 'attachmentNotFound' && answer.type !== 'maintenance-mode';
