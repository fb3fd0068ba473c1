import { titleIn } from '#areas/messages/shared/questionnaires/title.ts';
import type { AttachmentState } from '../thread.ts';
import type { Reading } from './reading.ts';
import { openFileName } from './sealed-messages.ts';

/** A file of a message. */
export interface AttachedFile {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly state: AttachmentState;
}

/** The files of messages, by the message's id, in the order in which they were chosen. */
export async function attachmentsOf(
  { tx, vault, patientId }: Reading,
  messages: readonly number[],
): Promise<ReadonlyMap<number, readonly AttachedFile[]>> {
  const files = new Map<number, AttachedFile[]>();
  if (messages.length === 0) return files;
  const rows = await tx
    .selectFrom('message_attachments')
    .select(['id', 'message_id', 'file_name', 'content_type', 'bytes', 'state'])
    .where('patient_id', '=', patientId)
    .where('message_id', 'in', messages)
    .orderBy('id')
    .execute();
  for (const { id, message_id, file_name, content_type, bytes, state } of rows) {
    if (message_id === null) continue;
    const file = { id, fileName: openFileName(vault, file_name), contentType: content_type, bytes, state };
    files.set(message_id, [...(files.get(message_id) ?? []), file]);
  }
  return files;
}

/** A questionnaire that a message asks to answer. */
export interface Invited {
  readonly id: number;
  readonly title: string;
  readonly answeredAt: string | null;
}

/** Invitations, by their ids. */
export async function invitationsOf(
  { tx, patientId, language }: Reading,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Invited>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('questionnaire_invitations as invitation')
    .innerJoin('questionnaires', 'questionnaires.id', 'questionnaire_id')
    .select(['invitation.id', 'answered_at', 'content'])
    .where('patient_id', '=', patientId)
    .where('invitation.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, answered_at, content }) => [
      id,
      { id, title: titleIn(content, language), answeredAt: answered_at?.toISOString() ?? null },
    ]),
  );
}
