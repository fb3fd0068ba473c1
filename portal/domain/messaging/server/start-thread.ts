import type { Kysely } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { MessageContent, ThreadType } from '../thread.ts';
import { sealMessage, sealTitle } from './sealed-messages.ts';

/** A conversation as a customer starts it. */
export interface NewThread {
  readonly type: ThreadType;
  readonly title: string;
  readonly firstMessage: MessageContent;
}

/**
 * Sends a message in a new thread, of which the patient is the one customer.
 *
 * @returns the thread's id
 */
export async function startThread(
  {
    tx,
    vault,
    now,
    patientId,
  }: {
    readonly tx: Kysely<Tables>;
    readonly vault: Vault;
    readonly now: Date;
    readonly patientId: string;
  },
  { type, title, firstMessage }: NewThread,
): Promise<number> {
  const { id } = await tx
    .insertInto('messaging_threads')
    .values({ patient_id: patientId, type, title: sealTitle(vault, title), created_at: now, closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('thread_messages')
    .values({
      patient_id: patientId,
      thread_id: id,
      author: 'customer',
      content: sealMessage(vault, firstMessage),
      created_at: now,
    })
    .execute();
  return id;
}
