import type { ColumnType, Generated } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Localised } from '#contract/language/language.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Id, Timestamp } from '#platform/tables.ts';
import type { AttachmentFault } from '../../attachments/upload-outcomes.ts';
import type { Chat } from '../../chats/chat.ts';
import type { AttachmentState, CloseReason, MessageAuthor, ThreadType } from '../thread.ts';

/** Texts by language, kept as JSON. */
type Texts = ColumnType<Localised, string, string>;
/** Kept by a trigger. */
type Kept = ColumnType<Date | null, never, never>;

declare module '#platform/tables.ts' {
  interface Tables {
    professional_users: {
      id: Id;
      identity_hash: Buffer;
      kind: 'professional' | 'hr' | 'operator';
      is_supervisor: Generated<boolean>;
      name: Sealed;
      title: Texts;
      employer_id: string | null;
      left_at: Timestamp | null;
      /** Who they are among the practitioners of the calendars. */
      practitioner_id: number | null;
      /** They decide on the renewal of prescriptions. */
      may_prescribe: Generated<boolean>;
      /** Valvira's number of them, without zeros in front: prescriptions name them by it. */
      registration_number: ColumnType<string | null, string | null | undefined>;
      /** They add questionnaires that patients can be sent. */
      adds_questionnaires: Generated<boolean>;
    };
    care_teams: {
      id: string;
      brand: BrandId;
      name: Texts;
      about: Texts;
      place: number;
      takes_new: Generated<boolean>;
      /** It is sent what patients ask to have renewed. */
      answers_renewals: Generated<boolean>;
      /** The chat that it answers. */
      chat: Chat | null;
    };
    team_members: { team_id: string; professional_id: number };
    staff_absences: { id: Id; professional_id: number; starts_at: Timestamp; ends_at: Timestamp };
    absence_substitutes: { absence_id: number; professional_id: number };
    messaging_threads: {
      patient_id: string;
      id: Id;
      type: ThreadType;
      title: Sealed;
      created_at: Timestamp;
      closed_at: Timestamp | null;
      closed_by: number | null;
      close_reason: CloseReason | null;
      team_id: string | null;
      /** The chat that it belongs to. */
      chat: Chat | null;
      /** Until when the customer has read it. */
      last_read_at: Timestamp | null;
      last_message_at: Kept;
      waiting_since: Kept;
      /** Whose it is now. Kept by a trigger. */
      assignee_id: ColumnType<number | null, never, never>;
      /** What inboxes are ordered by. */
      work_order: ColumnType<Date, never, never>;
      by_guardian: Generated<boolean>;
      /** Whose HR has begun it; a trigger keeps it of what HR users begin. */
      employer_id: string | null;
      /** The guardian who has begun it, as a patient. */
      guardian_id: string | null;
      /** Until which message its reader has been told by a notice. */
      told_until: Timestamp | null;
    };
    thread_messages: {
      patient_id: string;
      thread_id: number;
      id: Id;
      author: MessageAuthor;
      author_id: number | null;
      content: Sealed;
      created_at: Timestamp;
      client_key: string | null;
      deleted_at: Timestamp | null;
      deleted_by: number | null;
      deleted_reason: Sealed | null;
      questionnaire_invitation_id: number | null;
    };
    thread_assignments: {
      patient_id: string;
      thread_id: number;
      id: Id;
      professional_id: number;
      assigned_by: number | null;
      assigned_at: Timestamp;
      ended_at: Timestamp | null;
    };
    thread_participants: {
      patient_id: string;
      thread_id: number;
      professional_id: number;
      joined_at: Timestamp;
      last_read_at: Timestamp | null;
      /** When they were last called to it, by others or by themselves: what was read before is unread again. */
      called_at: Timestamp | null;
    };
    internal_notes: {
      patient_id: string;
      thread_id: number;
      id: Id;
      author_id: number;
      content: Sealed;
      created_at: Timestamp;
    };
    message_drafts: {
      patient_id: string;
      /** 0: of a new conversation. */
      thread_id: number;
      by_guardian: boolean;
      content: Sealed;
      updated_at: Timestamp;
    };
    message_attachments: {
      patient_id: string;
      id: Id;
      thread_id: number | null;
      message_id: number | null;
      author_id: number | null;
      by_guardian: Generated<boolean>;
      file_name: Sealed;
      content_type: string;
      bytes: number;
      /** What its sender sends; null: as much as is kept. */
      upload_bytes: number | null;
      /** The conversation in whose draft it lies until it is sent; 0: a new one. */
      draft_thread_id: Generated<number>;
      /** Why it can never be sent. */
      fault: AttachmentFault | null;
      state: Generated<AttachmentState>;
      object_key: string;
      created_at: Timestamp;
    };
  }
}

export const sealed = [
  sealedTexts('professional_users', { id: 'bigint' }, ['name']),
  sealedTexts('messaging_threads', { patient_id: 'uuid', id: 'bigint' }, ['title']),
  sealedTexts('thread_messages', { patient_id: 'uuid', id: 'bigint' }, ['content', 'deleted_reason']),
  sealedTexts('internal_notes', { patient_id: 'uuid', id: 'bigint' }, ['content']),
  sealedTexts('message_drafts', { patient_id: 'uuid', thread_id: 'bigint', by_guardian: 'boolean' }, [
    'content',
  ]),
  sealedTexts('message_attachments', { patient_id: 'uuid', id: 'bigint' }, ['file_name']),
];
