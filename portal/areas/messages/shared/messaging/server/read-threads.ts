import type { RecordCall } from '#platform/calls/call.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { MessageAuthor, ThreadType } from '../thread.ts';
import { openMessage, openTitle } from './sealed-messages.ts';

/** A message as its reader gets it. */
export interface ReadMessage {
  readonly id: number;
  readonly created: string;
  readonly content: string;
  /** `name`: who has written it, of professionals; null of the customer. */
  readonly author: { readonly type: MessageAuthor; readonly name: string | null };
}

interface ReadThread {
  readonly id: number;
  readonly title: string;
  readonly threadType: ThreadType;
  readonly isActive: boolean;
  readonly created: string;
}

type Reading = Pick<RecordCall, 'tx' | 'vault' | 'patientId'>;

/** The patient's conversations, each with its latest message, the one last written in first. */
export async function readThreads(
  call: Reading,
): Promise<(ReadThread & { readonly latestMessage: ReadMessage })[]> {
  const rows = await call.tx
    .selectFrom('messaging_threads as thread')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('thread_messages')
          .select(['id as message_id', 'author', 'content', 'created_at as written_at'])
          .whereRef('thread_messages.patient_id', '=', 'thread.patient_id')
          .whereRef('thread_messages.thread_id', '=', 'thread.id')
          .orderBy('thread_messages.created_at', 'desc')
          .orderBy('thread_messages.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .where('thread.patient_id', '=', call.patientId)
    .orderBy('latest.written_at', 'desc')
    .orderBy('thread.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...threadOf(call, row),
    latestMessage: messageOf(call, { ...row, id: row.message_id, created_at: row.written_at }),
  }));
}

/** One of the patient's conversations with its messages, the first of them first; null: the patient has none of this number. */
export async function readThread(
  call: Reading,
  id: number,
): Promise<(ReadThread & { readonly messages: readonly ReadMessage[] }) | null> {
  const thread = await call.tx
    .selectFrom('messaging_threads')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!thread) return null;
  const messages = await call.tx
    .selectFrom('thread_messages')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .where('thread_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...threadOf(call, thread), messages: messages.map((row) => messageOf(call, row)) };
}

interface ThreadRow {
  readonly id: number;
  readonly title: Sealed;
  readonly type: ThreadType;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

function threadOf({ vault }: Reading, { id, title, type, created_at, closed_at }: ThreadRow): ReadThread {
  return {
    id,
    title: openTitle(vault, title),
    threadType: type,
    isActive: closed_at === null,
    created: created_at.toISOString(),
  };
}

interface MessageRow {
  readonly id: number;
  readonly author: MessageAuthor;
  readonly content: Sealed;
  readonly created_at: Date;
}

function messageOf({ vault }: Reading, { id, author, content, created_at }: MessageRow): ReadMessage {
  const { text, signature = null } = openMessage(vault, content);
  return { id, created: created_at.toISOString(), content: text, author: { type: author, name: signature } };
}
