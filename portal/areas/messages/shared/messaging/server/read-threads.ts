import type { Chat } from '../../chats/chat.ts';
import { MOST_THREADS } from '../limits.ts';
import type { CloseReason, ThreadType } from '../thread.ts';
import { openDraftOf, readDraft } from './drafts.ts';
import { type Participant, participantsOf } from './participants.ts';
import { lastReadOfClinic, messageReader, type ReadMessage } from './read-messages.ts';
import type { Reading } from './reading.ts';
import { openTitle } from './sealed-messages.ts';
import { unreadMessages } from './unread.ts';

interface ReadThread {
  readonly id: number;
  readonly title: string;
  readonly threadType: ThreadType;
  readonly isActive: boolean;
  readonly created: string;
  readonly closedAt: string | null;
  readonly closeReason: CloseReason | null;
  readonly team: { readonly id: string; readonly name: string } | null;
  readonly unreadCount: number;
  readonly hasDraft: boolean;
}

/**
 * The patient's conversations, each with its latest message, the one last written in first.
 *
 * @param first how many of them at most
 */
export async function readThreads(
  call: Reading,
  first = MOST_THREADS,
): Promise<(ReadThread & { readonly latestMessage: ReadMessage })[]> {
  const threads = await threadsOf(call)
    .orderBy('last_message_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(first)
    .execute();
  if (threads.length === 0) return [];
  const latest = await call.tx
    .selectFrom('thread_messages')
    .distinctOn('thread_id')
    .selectAll()
    .where('patient_id', '=', call.patientId)
    .where(
      'thread_id',
      'in',
      threads.map(({ id }) => id),
    )
    .orderBy('thread_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const toMessage = await messageReader(call, latest, await lastReadOfClinic(call));
  const byThread = new Map(latest.map((row) => [row.thread_id, row]));
  return threads.flatMap((thread) => {
    const row = byThread.get(thread.id);
    return row ? [{ ...threadOf(call, thread), latestMessage: toMessage(row, thread.last_read_at) }] : [];
  });
}

/** How many conversations the patient has. */
export async function countThreads({ tx, patientId }: Reading): Promise<number> {
  const { count } = await tx
    .selectFrom('messaging_threads')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A conversation with its messages, the first of them first. */
export interface WholeThread extends ReadThread {
  /** The chat that it belongs to. */
  readonly chat: Chat | null;
  readonly messageCount: number;
  readonly participants: readonly Participant[];
  readonly messages: readonly ReadMessage[];
  readonly draft: { readonly content: string; readonly updatedAt: string } | null;
}

/**
 * One of the patient's conversations; null: the patient has none of this number.
 *
 * @param last with how many of its messages, the latest of them; all, if absent
 */
export async function readThread(call: Reading, id: number, last?: number): Promise<WholeThread | null> {
  const thread = await threadsOf(call).where('thread.id', '=', id).executeTakeFirst();
  if (!thread) return null;
  const own = call.tx
    .selectFrom('thread_messages')
    .where('patient_id', '=', call.patientId)
    .where('thread_id', '=', id);
  const { count } = await own
    .select((from) => from.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const latest = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(last !== undefined, (query) => query.limit(last ?? 0))
    .execute();
  const messages = latest.toReversed();
  const toMessage = await messageReader(call, messages, await lastReadOfClinic(call, id));
  const draft = await readDraft(call, id);
  return {
    ...threadOf(call, thread),
    chat: thread.chat,
    participants: await participantsOf(call, id),
    messageCount: Number(count),
    messages: messages.map((row) => toMessage(row, thread.last_read_at)),
    draft: draft && { content: openDraftOf(call, draft).content, updatedAt: draft.updated_at.toISOString() },
  };
}

function threadsOf({ tx, patientId }: Reading) {
  return tx
    .selectFrom('messaging_threads as thread')
    .leftJoin('care_teams', 'care_teams.id', 'team_id')
    .selectAll('thread')
    .select('care_teams.name as team_name')
    .select((from) => [
      unreadMessages(from.selectFrom('thread_messages'))
        .select(from.fn.countAll<string>().as('count'))
        .as('unread'),
      from
        .exists(
          from
            .selectFrom('message_drafts as draft')
            .select('draft.thread_id')
            .whereRef('draft.patient_id', '=', 'thread.patient_id')
            .whereRef('draft.thread_id', '=', 'thread.id'),
        )
        .as('has_draft'),
    ])
    .where('thread.patient_id', '=', patientId);
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadsOf>['execute']>>[number];

function threadOf({ vault, language }: Reading, row: ThreadRow): ReadThread {
  return {
    id: row.id,
    title: openTitle(vault, row.title),
    threadType: row.type,
    isActive: row.closed_at === null,
    created: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closeReason: row.close_reason,
    team: row.team_id && row.team_name ? { id: row.team_id, name: row.team_name[language] } : null,
    unreadCount: Number(row.unread),
    hasDraft: Boolean(row.has_draft),
  };
}
