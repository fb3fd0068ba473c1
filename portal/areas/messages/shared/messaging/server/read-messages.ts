import type { Selectable } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { MessageAuthor } from '../thread.ts';
import { type AttachedFile, attachmentsOf, type Invited, invitationsOf } from './message-parts.ts';
import type { Reading } from './reading.ts';
import { openMessageRow } from './sealed-messages.ts';
import { signatureOf } from './signature.ts';
import { readStaff } from './staff.ts';

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

type MessageRow = Selectable<Tables['thread_messages']>;

/** Opens messages, with what belongs to them read at once. */
export async function messageReader(
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
export async function lastReadOfClinic(
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
