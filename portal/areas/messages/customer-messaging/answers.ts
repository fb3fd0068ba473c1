import { z } from 'zod';
import { CHATS } from '#areas/messages/shared/chats/chat.ts';
import {
  ATTACHMENT_STATES,
  CLOSE_REASONS,
  MESSAGE_AUTHORS,
  THREAD_TYPES,
} from '#areas/messages/shared/messaging/thread.ts';
import { attachmentMutated, attachmentQueried } from './attachment-contract.ts';

const moment = z.iso.datetime();

/** Whether conversations can be read and written: while they are maintained, the rest of an answer is empty. */
export const messagingStatus = z.enum(['operational', 'maintenance-mode']);

const messageSchema = z.object({
  id: z.string(),
  created: moment,
  /** Plain text with line feeds; empty if it was deleted. */
  content: z.string(),
  /** `name`: null of the reader, and of a patient; another guardian has one. `title`: null of the customer. */
  author: z.object({
    type: z.enum(MESSAGE_AUTHORS),
    name: z.string().nullable(),
    title: z.string().nullable(),
  }),
  /** Of the customer's: somebody at the clinic has seen it. Of others': the customer has. */
  isRead: z.boolean(),
  deleted: z.boolean(),
  deletedBy: z.string().nullable(),
  deletedAt: moment.nullable(),
  deletedReason: z.string().nullable(),
  attachments: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      contentType: z.string(),
      bytes: z.number(),
      state: z.enum(ATTACHMENT_STATES),
    }),
  ),
  questionnaireInvitation: z
    .object({ id: z.string(), title: z.string(), answeredAt: moment.nullable() })
    .nullable(),
});

const listedThread = z.object({
  id: z.string(),
  title: z.string(),
  threadType: z.enum(THREAD_TYPES),
  isActive: z.boolean(),
  created: moment,
  closedAt: moment.nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  /** Whom it was sent to. */
  team: z.object({ id: z.string(), name: z.string() }).nullable(),
  unreadCount: z.number(),
  hasDraft: z.boolean(),
});

/** Each field is there if its operation asks for it. */
export const queried = z.object({
  messagingStatus: messagingStatus.optional(),
  unreadCount: z.number().optional(),
  /** How many conversations there are: an answer may have the first of them. */
  threadCount: z.number().optional(),
  threads: z.array(listedThread.extend({ latestMessage: messageSchema })).optional(),
  /** Null while conversations are maintained. */
  thread: listedThread
    .extend({
      /** The chat that it belongs to, in which it is answered at once. */
      chat: z.enum(CHATS).nullable(),
      /** Who takes part beside the customer. */
      participants: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          title: z.string(),
          kind: z.enum(['professional', 'hr']),
          lastReadAt: moment.nullable(),
          /** Answers it now. */
          isAssigned: z.boolean(),
        }),
      ),
      /** How many there are: an answer may have the latest of them. */
      messageCount: z.number(),
      messages: z.array(messageSchema),
      draft: z.object({ content: z.string(), updatedAt: moment }).nullable(),
    })
    .nullable()
    .optional(),
  recipients: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })).optional(),
  draft: z
    .object({
      title: z.string(),
      content: z.string(),
      recipientId: z.string().nullable(),
      updatedAt: moment,
    })
    .nullable()
    .optional(),
  searchThreads: z
    .object({
      /** There are more places than these. */
      isCut: z.boolean(),
      hits: z.array(
        z.object({
          threadId: z.string(),
          title: z.string(),
          /** Null: in the title. */
          messageId: z.string().nullable(),
          created: moment,
          excerpt: z.string(),
        }),
      ),
    })
    .optional(),
  ...attachmentQueried,
});

/** Conversations are out of use for a while. */
const maintenance = z.object({ type: z.literal('maintenance-mode') });
const threadNotFound = z.object({ type: z.literal('threadNotFound') });
/** A file is not there, not looked through yet, or not to be sent. */
const attachmentNotReady = z.object({ type: z.literal('attachmentNotReady') });

/** Of the operation that was sent. */
export const mutated = z.object({
  sendMessageInNewThread: z
    .discriminatedUnion('type', [
      /** `threadId`: of a conversation. */
      z.object({ type: z.literal('sent'), sentAt: moment, threadId: z.string().optional() }),
      z.object({ type: z.literal('prescriptionNotFound') }),
      /** Some of them cannot be renewed, or a request for them waits for an answer already. */
      z.object({ type: z.literal('notRenewable') }),
      /** The team takes no new conversations any more. */
      z.object({ type: z.literal('recipientNotFound') }),
      attachmentNotReady,
      maintenance,
      z.object({ type: z.literal('unknownError') }),
    ])
    .optional(),
  sendMessage: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('sent'), sentAt: moment, messageId: z.string() }),
      threadNotFound,
      z.object({ type: z.literal('threadClosed') }),
      attachmentNotReady,
      maintenance,
    ])
    .optional(),
  markThreadRead: z
    .discriminatedUnion('type', [
      /** `unreadCount`: in all conversations. */
      z.object({ type: z.literal('read'), unreadCount: z.number() }),
      threadNotFound,
      maintenance,
    ])
    .optional(),
  saveDraft: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('saved'), savedAt: moment }),
      threadNotFound,
      maintenance,
    ])
    .optional(),
  deleteDraft: z.object({ type: z.literal('deleted') }).optional(),
  ...attachmentMutated,
  answerQuestionnaire: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('answered'), answeredAt: moment }),
      z.object({ type: z.literal('alreadyAnswered') }),
      z.object({ type: z.literal('questionnaireNotFound') }),
      /** Questionnaires are out of use for a while. */
      maintenance,
    ])
    .optional(),
});

/** What a query answers. */
export type Queried = z.output<typeof queried>;
/** What a mutation answers. */
export type Mutated = z.output<typeof mutated>;
