import { useMemo } from 'react';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { canonicalUrl } from '#client/calls/canonical-url.ts';
import { useSend } from '#client/calls/use-send.ts';
import type { AttachmentCalls } from '#components/attachments/attachment-calls.ts';
import { type Attachments, useAttachments } from '#components/attachments/use-attachments.ts';

const FILES = '/api/workspace/threads/{id}/attachments';

/** The files that somebody who works here has chosen for a conversation: by the same uploader as patients'. */
export function useWorkAttachments(threadId: number): Attachments {
  const send = useSend();
  const { request } = useApp();
  const calls = useMemo((): AttachmentCalls => {
    const thread = { id: String(threadId) };
    const of = (file: string) => ({ params: { ...thread, file } });
    return {
      async list() {
        const answer = await request(canonicalUrl(`GET ${FILES}`, { params: thread }));
        return (answer as AnswerOf<`GET ${typeof FILES}`>).files;
      },
      async create(file) {
        const idempotencyKey = crypto.randomUUID();
        const created = await send(`POST ${FILES}`, { params: thread, body: file, idempotencyKey });
        if (created.type === 'closedMeanwhile') throw new Error('The conversation is closed.');
        return created;
      },
      renew: (id) => unlessGone(send(`PUT ${FILES}/{file}/upload`, of(id))),
      async finish(id) {
        return (await unlessGone(send(`PUT ${FILES}/{file}/arrival`, of(id))))?.file ?? null;
      },
      async remove(id) {
        await send(`DELETE ${FILES}/{file}`, of(id));
      },
    };
  }, [threadId, send, request]);
  return useAttachments(calls);
}

/** Null: there is no such file any more. */
async function unlessGone<Answer>(sent: Promise<Answer>): Promise<Answer | null> {
  try {
    return await sent;
  } catch (error) {
    if (isProblem(error, 'notFound')) return null;
    throw error;
  }
}
