import { MOST_ATTACHED } from '../../messaging/limits.ts';
import type { Attaching } from './attachments.ts';
import { sentBytes } from './sent-bytes.ts';

/**
 * Whether files of a draft are the sender's, looked through and not sent yet, and together no more than one message carries.
 *
 * @param draft the conversation in whose draft they lie; null: whichever
 */
export async function areReady(
  { tx, patientId, authorId, byGuardian }: Attaching,
  draft: number | null,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .selectFrom('message_attachments')
    .select(['id', 'bytes', 'upload_bytes'])
    .where('patient_id', '=', patientId)
    .where('id', 'in', ids)
    .where('message_id', 'is', null)
    .where('author_id', 'is not distinct from', authorId)
    .where('by_guardian', '=', byGuardian)
    .where('state', 'in', ['clean', 'quarantined'])
    .$if(draft !== null, (some) => some.where('draft_thread_id', '=', draft ?? 0))
    .forUpdate()
    .execute();
  const sum = rows.reduce((total, row) => total + sentBytes(row), 0);
  return rows.length === new Set(ids).size && sum <= MOST_ATTACHED;
}

/** Takes files that are ready out of the draft and into a message. */
export async function attach(
  { tx, patientId }: Pick<Attaching, 'tx' | 'patientId'>,
  { threadId, messageId }: { readonly threadId: number; readonly messageId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('message_attachments')
    .set({ thread_id: threadId, message_id: messageId })
    .where('patient_id', '=', patientId)
    .where('id', 'in', ids)
    .execute();
}
