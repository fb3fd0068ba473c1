import type { Selectable } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { MOST_THREADS } from '../limits.ts';
import type { CloseReason, MessageAuthor, ThreadType } from '../thread.ts';
import { openDraftOf, readDraft } from './drafts.ts';
import { type AttachedFile, attachmentsOf, type Invited, invitationsOf } from './message-parts.ts';
import type { Reading } from './reading.ts';
import { openMessageRow, openTitle } from './sealed-messages.ts';
import { signatureOf } from './signature.ts';
import { readStaff, type Staff } from './staff.ts';
import { unreadMessages } from './unread.ts';

/** A message as its reader gets it. */
export interface ReadMessage {
  readonly id: number;
  readonly created: string;
  /** Empty if it was deleted. */
  readonly content: string;
  /** `name`: who has written it, also of a guardian; null of the reader, and of a patient. */
  readonly author: {
    readonly type: MessageAuthor;
    readonly name: string | null;
    readonly title: string | null;
  };
  readonly isRead: boolean;
  readonly deleted: boolean;
  readonly deletedBy: string | null;
  readonly deletedAt: string | null;
  readonly deletedReason: string | null;
  readonly attachments: readonly AttachedFile[];
  readonly questionnaireInvitation: Invited | null;
}

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

/** Who takes part in a conversation beside its customer. */
export interface Participant extends Staff {
  readonly lastReadAt: string | null;
  /** Answers it now. */
  readonly isAssigned: boolean;
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

type MessageRow = Selectable<Tables['thread_messages']>;

/** Opens messages, with what belongs to them read at once. */
async function messageReader(
  call: Reading,
  rows: readonly MessageRow[],
  readByClinic: ReadonlyMap<number, Date>,
): Promise<(row: MessageRow, readByCustomer: Date | null) => ReadMessage> {
  const { vault } = call;
  const staff = await readStaff(call);
  const attachments = await attachmentsOf(
    call,
    rows.map(({ id }) => id),
  );
  const invitations = await invitationsOf(
    call,
    rows.flatMap((row) => row.questionnaire_invitation_id ?? []),
  );
  return (row, readByCustomer) => {
    const { text, signature, deletion } = openMessageRow(vault, row);
    const author = row.author_id === null ? undefined : staff.get(row.author_id);
    const readAt = row.author === 'customer' ? readByClinic.get(row.thread_id) : readByCustomer;
    return {
      id: row.id,
      created: row.created_at.toISOString(),
      content: text ?? '',
      author: {
        type: row.author,
        name: signature === ownSignature(call) ? null : signature,
        title: author?.title ?? null,
      },
      isRead: readAt !== undefined && readAt !== null && readAt >= row.created_at,
      deleted: deletion !== null,
      deletedBy: deletion?.by ?? null,
      deletedAt: deletion?.at ?? null,
      deletedReason: deletion?.reason ?? null,
      attachments: deletion ? [] : (attachments.get(row.id) ?? []),
      questionnaireInvitation:
        (row.questionnaire_invitation_id !== null && !deletion
          ? invitations.get(row.questionnaire_invitation_id)
          : null) ?? null,
    };
  };
}

/** What stands with what the reader has written as a guardian: other guardians' messages have other names. */
function ownSignature({ session }: Reading): string | null {
  return session?.actingFor && session.person ? signatureOf(session.person) : null;
}

/** Until when anybody at the clinic has read, by thread. */
async function lastReadOfClinic(
  { tx, patientId }: Reading,
  threadId?: number,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await tx
    .selectFrom('thread_participants')
    .select((from) => ['thread_id', from.fn.max('last_read_at').as('at')])
    .where('patient_id', '=', patientId)
    .where('last_read_at', 'is not', null)
    .$if(threadId !== undefined, (some) => some.where('thread_id', '=', threadId ?? 0))
    .groupBy('thread_id')
    .execute();
  return new Map(rows.flatMap(({ thread_id, at }) => (at ? [[thread_id, at] as const] : [])));
}

async function participantsOf(call: Reading, threadId: number): Promise<Participant[]> {
  const staff = await readStaff(call);
  const rows = await call.tx
    .selectFrom('thread_participants as part')
    .leftJoin('thread_assignments as assignment', (join) =>
      join
        .onRef('assignment.patient_id', '=', 'part.patient_id')
        .onRef('assignment.thread_id', '=', 'part.thread_id')
        .onRef('assignment.professional_id', '=', 'part.professional_id')
        .on('assignment.ended_at', 'is', null),
    )
    .select(['part.professional_id', 'part.last_read_at', 'assignment.id as assignment_id'])
    .where('part.patient_id', '=', call.patientId)
    .where('part.thread_id', '=', threadId)
    .orderBy('part.joined_at')
    .orderBy('part.professional_id')
    .execute();
  return rows.flatMap((row) => {
    const person = staff.get(row.professional_id);
    return person
      ? [
          {
            ...person,
            lastReadAt: row.last_read_at?.toISOString() ?? null,
            isAssigned: row.assignment_id !== null,
          },
        ]
      : [];
  });
}
