import type { Kysely } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { MessageAuthor, MessageContent, ThreadType } from '../thread.ts';
import { sealMessage, sealTitle } from './sealed-messages.ts';

/** A conversation as a customer starts it. */
export interface NewThread {
  readonly type: ThreadType;
  readonly title: string;
  readonly firstMessage: MessageContent;
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
  { type, title, firstMessage }: NewThread,
): Promise<number> {
  const { tx, vault, now, patientId } = writing;
  const { id } = await tx
    .insertInto('messaging_threads')
    .values({ patient_id: patientId, type, title: sealTitle(vault, title), created_at: now, closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMessage(writing, id, 'customer', firstMessage);
  return id;
}

/** Sends a message in a thread of the patient's. */
export async function addMessage(
  { tx, vault, now, patientId }: Writing,
  threadId: number,
  author: MessageAuthor,
  content: MessageContent,
): Promise<void> {
  await tx
    .insertInto('thread_messages')
    .values({
      patient_id: patientId,
      thread_id: threadId,
      author,
      content: sealMessage(vault, content),
      created_at: now,
    })
    .execute();
}
