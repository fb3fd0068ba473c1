import { sql } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';

/**
 * Notes that the customer has read a thread as far as a message. What has come since stays unread, and nothing becomes unread again.
 *
 * @returns false: there is no such message in a thread of the patient's
 */
export async function markThreadRead(
  { tx, patientId }: Pick<RecordCall, 'tx' | 'patientId'>,
  threadId: number,
  messageId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messaging_threads')
    .from('thread_messages as message')
    .set({ last_read_at: sql<Date>`greatest(messaging_threads.last_read_at, message.created_at)` })
    .where('messaging_threads.patient_id', '=', patientId)
    .where('messaging_threads.id', '=', threadId)
    .whereRef('message.patient_id', '=', 'messaging_threads.patient_id')
    .whereRef('message.thread_id', '=', 'messaging_threads.id')
    .where('message.id', '=', messageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a thread is the patient's. */
export async function hasThread(
  { tx, patientId }: Pick<RecordCall, 'tx' | 'patientId'>,
  threadId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('messaging_threads')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row !== undefined;
}
