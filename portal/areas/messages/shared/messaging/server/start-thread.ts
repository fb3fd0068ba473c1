import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { Chat } from '../../chats/chat.ts';
import type { MessageAuthor, MessageContent, ThreadType } from '../thread.ts';
import { sealMessage, sealTitle } from './sealed-messages.ts';

/** A conversation as it begins. */
export interface NewThread {
  readonly type: ThreadType;
  readonly title: string;
  readonly firstMessage: MessageContent;
  /** The team that it goes to; null: none, so an operator answers it. Default: null. */
  readonly teamId?: string | null;
  /** The chat that it belongs to. Default: none. */
  readonly chat?: Chat;
  /** A guardian writes it for the child. Default: false. */
  readonly byGuardian?: boolean;
  /** That guardian as a patient; absent: they are none. */
  readonly guardianId?: string | null;
  /** What the sender's browser named the sending by. */
  readonly clientKey?: string | null;
  /** Who begins it, of those who work here; absent: the customer. */
  readonly author?: { readonly kind: 'professional' | 'hr'; readonly id: number };
}

/** The patient whose conversations these are, and the transaction in which they are written. */
export interface Writing {
  readonly tx: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: Date;
  readonly patientId: string;
}

/**
 * Sends a message in a new thread, of which the patient is the one customer.
 *
 * @returns the thread's id
 */
export async function startThread(
  writing: Writing,
  {
    type,
    title,
    firstMessage,
    teamId = null,
    chat,
    byGuardian = false,
    guardianId = null,
    clientKey = null,
    author,
  }: NewThread,
): Promise<number> {
  const { tx, vault, now, patientId } = writing;
  const { id } = await tx
    .insertInto('messaging_threads')
    .values({
      patient_id: patientId,
      type,
      title: sealTitle(vault, title),
      created_at: now,
      team_id: teamId,
      chat: chat ?? null,
      by_guardian: byGuardian,
      guardian_id: guardianId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMessage(writing, id, author?.kind ?? 'customer', firstMessage, {
    clientKey,
    authorId: author?.id ?? null,
  });
  return id;
}

/** What a message has beside what it says. */
export interface MessageOptions {
  /** The row of who has written it, of those who work here. */
  readonly authorId?: number | null;
  readonly clientKey?: string | null;
  readonly questionnaireInvitationId?: number | null;
}

/** A message that was sent. */
export interface Sent {
  readonly id: number;
  readonly at: Date;
}

/**
 * Sends a message in a thread of the patient's. Messages keep the order in which they are sent, whatever the clocks of the servers
 * say: the caller has locked the thread, or made it.
 */
export async function addMessage(
  { tx, vault, now, patientId }: Writing,
  threadId: number,
  author: MessageAuthor,
  content: MessageContent,
  { authorId = null, clientKey = null, questionnaireInvitationId = null }: MessageOptions = {},
): Promise<Sent> {
  const { id, created_at } = await tx
    .insertInto('thread_messages')
    .values((from) => ({
      patient_id: patientId,
      thread_id: threadId,
      author,
      author_id: authorId,
      content: sealMessage(vault, content),
      created_at: from
        .selectFrom('messaging_threads')
        .select(sql<Date>`greatest(last_message_at, ${now}::timestamptz)`.as('at'))
        .where('patient_id', '=', patientId)
        .where('id', '=', threadId),
      client_key: clientKey,
      questionnaire_invitation_id: questionnaireInvitationId,
    }))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { id, at: created_at };
}
