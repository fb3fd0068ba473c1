import type { Selectable } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';
import type { DraftContent } from '../thread.ts';
import { openDraft, sealDraft } from './sealed-messages.ts';

/** In place of a thread's number: of a new conversation. */
export const NEW_THREAD = 0;

type Drafting = Pick<RecordCall, 'tx' | 'vault' | 'patientId'>;

/** What is typed and not sent in a thread; undefined: nothing. A guardian and the child have each their own. */
export async function readDraft(
  { tx, patientId }: Pick<Drafting, 'tx' | 'patientId'>,
  threadId: number,
): Promise<Selectable<Tables['message_drafts']> | null> {
  const row = await tx
    .selectFrom('message_drafts')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('thread_id', '=', threadId)
    .executeTakeFirst();
  return row ?? null;
}

/** What a draft says. */
export function openDraftOf(
  { vault }: Pick<Drafting, 'vault'>,
  { content }: Pick<Selectable<Tables['message_drafts']>, 'content'>,
): DraftContent {
  return openDraft(vault, content);
}

/** Keeps what is typed, in place of what was there. */
export async function saveDraft(
  { tx, vault, patientId, now, session }: Drafting & Pick<RecordCall, 'now' | 'session'>,
  threadId: number,
  draft: DraftContent,
): Promise<void> {
  const content = sealDraft(vault, draft);
  await tx
    .insertInto('message_drafts')
    .values({
      patient_id: patientId,
      thread_id: threadId,
      by_guardian: session.actingFor !== null,
      content,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['patient_id', 'thread_id', 'by_guardian']).doUpdateSet({ content, updated_at: now }),
    )
    .execute();
}

/** Removes what was typed in a thread: it is sent, or not wanted any more. */
export async function deleteDraft(
  { tx, patientId }: Pick<Drafting, 'tx' | 'patientId'>,
  threadId: number,
): Promise<void> {
  await tx
    .deleteFrom('message_drafts')
    .where('patient_id', '=', patientId)
    .where('thread_id', '=', threadId)
    .execute();
}
