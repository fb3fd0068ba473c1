import { ATTACHMENT_DOWNLOAD_URL } from '#areas/messages/shared/attachments/operations/download.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { there, useMessagingCalls } from './use-messaging-calls.ts';

/** Where a file of a conversation is fetched, or why it is not given out. */
export type FileDownload = NonNullable<
  AnswerOf<'GET /api/customer-messaging'>['data']['attachmentDownloadUrl']
>;

/** Asks where a file of a customer's conversation is fetched, every time: an address is good for a minute. */
export function useFileDownload(): (id: string) => Promise<FileDownload> {
  const { read } = useMessagingCalls();
  return async (id) => there((await read(ATTACHMENT_DOWNLOAD_URL, { id })).attachmentDownloadUrl);
}
