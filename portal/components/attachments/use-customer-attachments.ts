import { useMemo } from 'react';
import {
  ATTACHMENT_DOWNLOAD_URL,
  CREATE_ATTACHMENT_UPLOAD,
  DRAFT_ATTACHMENTS,
  FINISH_ATTACHMENT_UPLOAD,
  REMOVE_ATTACHMENT,
  RENEW_ATTACHMENT_UPLOAD,
} from '#areas/messages/shared/attachments/operations.ts';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { type SendInput, useSend } from '#client/calls/use-send.ts';
import type { AttachmentCalls } from './attachment-calls.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';

const READ = 'GET /api/customer-messaging';
const CHANGE = 'POST /api/customer-messaging';
type Data<Key extends typeof READ | typeof CHANGE> = AnswerOf<Key>['data'];

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

/** Where a file of a conversation is fetched, or why it is not given out. */
export type FileDownload = NonNullable<Data<typeof READ>['attachmentDownloadUrl']>;

/** Asks where a file of a customer's conversation is fetched, every time: an address is good for a minute. */
export function useFileDownload(): (id: string) => Promise<FileDownload> {
  const { read } = useMessagingCalls();
  return async (id) => there((await read(ATTACHMENT_DOWNLOAD_URL, { id })).attachmentDownloadUrl);
}

/** Stable functions that send an operation and give its data. */
function useMessagingCalls() {
  const send = useSend();
  const { request, language } = useApp();
  return useMemo(
    () => ({
      async change(body: SendInput<typeof CHANGE>['body']): Promise<Data<typeof CHANGE>> {
        return (await send(CHANGE, { body, idempotencyKey: crypto.randomUUID() })).data;
      },
      async read(query: string, variables: object): Promise<Data<typeof READ>> {
        const input = inLanguage({ query: { query, variables: JSON.stringify(variables) } }, language);
        return ((await request(canonicalUrl(READ, input))) as AnswerOf<typeof READ>).data;
      },
    }),
    [send, request, language],
  );
}

const isThere = <Answer extends { readonly type: string }>(
  answer: Answer,
): answer is Exclude<Answer, { readonly type: 'attachmentNotFound' | 'maintenance-mode' }> =>
  answer.type !== 'attachmentNotFound' && answer.type !== 'maintenance-mode';

/** An operation answers its own field. */
function there<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('The answer is that of another operation.');
  return answer;
}
