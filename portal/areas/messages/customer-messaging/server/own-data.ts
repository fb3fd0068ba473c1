import { z } from 'zod';
import { openDraftOf } from '#areas/messages/shared/messaging/server/drafts.ts';
import { attachmentsOf } from '#areas/messages/shared/messaging/server/message-parts.ts';
import {
  openFileName,
  openMessageRow,
  openTitle,
} from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { readStaff } from '#areas/messages/shared/messaging/server/staff.ts';
import { CLOSE_REASONS, MESSAGE_AUTHORS, THREAD_TYPES } from '#areas/messages/shared/messaging/thread.ts';
import { ownData } from '../../../server-feature.ts';

const moment = z.iso.datetime();
const attachment = z.object({ fileName: z.string(), contentType: z.string(), bytes: z.number() });

/** What a patient and the clinic have written to each other, and what the patient has typed and not sent. */
export const ownMessagingData = ownData({
  shape: {
    /** Conversations with the clinic. */
    threads: z.array(
      z.object({
        id: z.number(),
        type: z.enum(THREAD_TYPES),
        title: z.string(),
        createdAt: moment,
        isActive: z.boolean(),
        closedAt: moment.nullable(),
        closeReason: z.enum(CLOSE_REASONS).nullable(),
        /** A guardian has begun it for the child. */
        byGuardian: z.boolean(),
        /** Names of those who take part beside the patient. */
        participants: z.array(z.string()),
        messages: z.array(
          z.object({
            author: z.enum(MESSAGE_AUTHORS),
            signature: z.string().nullable(),
            /** Empty if it was deleted. */
            text: z.string(),
            createdAt: moment,
            deletedAt: moment.nullable(),
            deletedReason: z.string().nullable(),
            questionnaireId: z.number().nullable(),
            attachments: z.array(attachment),
          }),
        ),
      }),
    ),
    messageDrafts: z.array(
      z.object({
        /** 0: of a new conversation. */
        threadId: z.number(),
        title: z.string(),
        text: z.string(),
        updatedAt: moment,
      }),
    ),
    /** Files that were chosen and not sent. */
    unsentAttachments: z.array(attachment),
  },
  async read(call, language) {
    const { tx, vault, patientId, session } = call;
    const threads = await tx
      .selectFrom('messaging_threads')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('id')
      .execute();
    const messages = await tx
      .selectFrom('thread_messages')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const participants = await tx
      .selectFrom('thread_participants')
      .select(['thread_id', 'professional_id'])
      .where('patient_id', '=', patientId)
      .orderBy('joined_at')
      .orderBy('professional_id')
      .execute();
    const drafts = await tx
      .selectFrom('message_drafts')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('thread_id')
      .execute();
    const unsent = await tx
      .selectFrom('message_attachments')
      .select(['file_name', 'content_type', 'bytes'])
      .where('patient_id', '=', patientId)
      .where('message_id', 'is', null)
      // What somebody else has chosen and not sent is theirs.
      .where('author_id', 'is', null)
      .where('by_guardian', '=', session.actingFor !== null)
      .orderBy('id')
      .execute();
    const staff = await readStaff({ tx, vault, language });
    const files = await attachmentsOf(
      { ...call, language },
      messages.map(({ id }) => id),
    );
    return {
      threads: threads.map((thread) => ({
        id: thread.id,
        type: thread.type,
        title: openTitle(vault, thread.title),
        createdAt: thread.created_at.toISOString(),
        isActive: thread.closed_at === null,
        closedAt: thread.closed_at?.toISOString() ?? null,
        closeReason: thread.close_reason,
        byGuardian: thread.by_guardian,
        participants: participants.flatMap(({ thread_id, professional_id }) =>
          thread_id === thread.id ? (staff.get(professional_id)?.name ?? []) : [],
        ),
        messages: messages
          .filter(({ thread_id }) => thread_id === thread.id)
          .map((message) => {
            const { text, signature, deletion } = openMessageRow(vault, message);
            return {
              author: message.author,
              signature,
              text: text ?? '',
              createdAt: message.created_at.toISOString(),
              deletedAt: deletion?.at ?? null,
              deletedReason: deletion?.reason ?? null,
              questionnaireId: message.questionnaire_invitation_id,
              attachments: (deletion ? [] : (files.get(message.id) ?? [])).map(
                ({ fileName, contentType, bytes }) => ({ fileName, contentType, bytes }),
              ),
            };
          }),
      })),
      messageDrafts: drafts.map((draft) => {
        const { title, content } = openDraftOf(call, draft);
        return { threadId: draft.thread_id, title, text: content, updatedAt: draft.updated_at.toISOString() };
      }),
      unsentAttachments: unsent.map(({ file_name, content_type, bytes }) => ({
        fileName: openFileName(vault, file_name),
        contentType: content_type,
        bytes,
      })),
    };
  },
  tables: {
    messaging_threads: 'threads',
    thread_messages: 'threads',
    thread_participants: 'threads',
    message_drafts: 'messageDrafts',
    message_attachments: 'unsentAttachments',
  },
  leftOut: {
    thread_assignments: 'how the clinic shares its work; who takes part stands with each conversation',
    internal_notes: 'what professionals note for each other, which a patient asks the clinic for',
  },
});
