import type { Kysely } from 'kysely';
import { messagesKey, TELL_MESSAGES } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';

/** What is written within so long of the last message is told of in the same notice. */
export const TELL_MESSAGES_AFTER_MS = 5 * 60_000;

/** Whose conversations, and who reads them; a reader of null cannot be told. */
export interface NoticeOf {
  readonly patientId: string;
  readonly readerId: string | null;
}

/** Has the reader of a message told of it, unless more messages come or it is read first. */
export function tellSoon(tx: Kysely<Tables>, of: NoticeOf, now: Date): Promise<void> {
  return tellAt(tx, of, new Date(now.getTime() + TELL_MESSAGES_AFTER_MS));
}

/** Has the reader of a patient's conversations told at a moment, and not before. */
export async function tellAt(
  tx: Kysely<Tables>,
  { patientId, readerId }: NoticeOf,
  runAt: Date,
): Promise<void> {
  if (readerId === null) return;
  const jobKey = messagesKey(patientId, readerId);
  await enqueue(tx, TELL_MESSAGES, { patientId, readerId }, { jobKey, runAt });
}
