import type { ReactNode } from 'react';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { canonicalUrl } from '#client/calls/canonical-url.ts';
import { MessageFiles } from '#components/attachments/MessageFiles.tsx';
import type { FileDownload } from '#components/attachments/use-file-download.ts';
import type { WorkThread } from './thread.ts';

const ATTACHMENT = 'GET /api/workspace/threads/{id}/attachments/{file}';

export interface WorkFilesProps {
  /** The conversation. */
  readonly threadId: number;
  /** The files of one of its messages. */
  readonly files: WorkThread['messages'][number]['attachments'];
}

/** The files of a message, for those who work here. */
export function WorkFiles({ threadId, files }: WorkFilesProps): ReactNode {
  const { request } = useApp();

  async function addressOf(file: string): Promise<FileDownload> {
    const params = { id: String(threadId), file };
    try {
      return (await request(canonicalUrl(ATTACHMENT, { params }))) as AnswerOf<typeof ATTACHMENT>;
    } catch (error) {
      if (isProblem(error, 'notFound')) return { type: 'attachmentNotFound' };
      throw error;
    }
  }

  return (
    <MessageFiles files={files.map((file) => ({ ...file, id: String(file.id) }))} addressOf={addressOf} />
  );
}
