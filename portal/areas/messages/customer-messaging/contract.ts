import { z } from 'zod';
import {
  ATTACHMENT_DOWNLOAD_URL,
  CREATE_ATTACHMENT_UPLOAD,
  DRAFT_ATTACHMENTS,
  FINISH_ATTACHMENT_UPLOAD,
  REMOVE_ATTACHMENT,
  RENEW_ATTACHMENT_UPLOAD,
} from '#areas/messages/shared/attachments/operations.ts';
import {
  ANSWER_QUESTIONNAIRE,
  DELETE_DRAFT,
  LATEST_THREADS,
  MARK_THREAD_READ,
  RECIPIENTS,
  SAVE_DRAFT,
  SEARCH_THREADS,
  SEND_MESSAGE,
  SEND_MESSAGE_IN_NEW_THREAD,
  START_CONVERSATION,
  THREAD,
  THREADS,
  UNREAD_COUNT,
  WHOLE_THREAD,
} from '#areas/messages/shared/messaging/operations.ts';
import { ANSWERS_LIMIT } from '#areas/messages/shared/questionnaires/answers.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { mutated, queried } from './answers.ts';
import { chosenFile, ofDraft, ofFile } from './attachment-contract.ts';
import {
  conversation,
  draft,
  draftOf,
  inJson,
  questionnaireAnswers,
  readMark,
  renewal,
  reply,
  searched,
  threadId,
} from './variables.ts';

/** Searches a minute of one caller: each opens thousands of messages. */
const SEARCHES_A_MINUTE = 30;
/** Messages a minute of one caller: somebody at the clinic reads each of them. */
const MESSAGES_A_MINUTE = 20;

/** GraphQL, of which the operations in `areas/messages/shared/messaging/operations.ts` are answered. */
export const endpoints = {
  'GET /api/customer-messaging': endpoint({
    summary:
      'GraphQL queries: the patient’s conversations, each with its latest message; one of them whole; how much is unread; whom to write to; where a text stands in them; the files of a draft, and where a file is fetched.',
    transport: 'graphql',
    access: 'patient',
    needs: 'customer-messaging-enabled',
    record: { mayRead: 'conversations' },
    operationLimits: { [SEARCH_THREADS]: SEARCHES_A_MINUTE },
    query: z.discriminatedUnion('query', [
      z.object({ query: z.literal([LATEST_THREADS, THREADS, UNREAD_COUNT, RECIPIENTS]) }),
      z.object({ query: z.literal([THREAD, WHOLE_THREAD]), variables: inJson(threadId) }),
      z.object({ query: z.literal(SEARCH_THREADS), variables: inJson(searched) }),
      z.object({ query: z.literal(DRAFT_ATTACHMENTS), variables: inJson(ofDraft) }),
      z.object({ query: z.literal(ATTACHMENT_DOWNLOAD_URL), variables: inJson(ofFile) }),
    ]),
    success: z.object({ data: queried }),
    problems: ['notFound'],
  }),
  'POST /api/customer-messaging': endpoint({
    summary:
      'GraphQL mutations: sends a message, in a new thread or in one that there is; a new thread may ask for prescriptions to be renewed, all that it names or none; keeps what is typed; takes files for it; notes what is read; answers a questionnaire, once.',
    transport: 'graphql',
    access: 'patient',
    record: {
      mayRead: ['prescription', 'questionnaire'],
      creates: ['prescription-renewal', 'questionnaire-answers', 'message'],
    },
    bodyLimit: ANSWERS_LIMIT + 4096,
    operationsNeed: {
      [SEND_MESSAGE_IN_NEW_THREAD]: 'canRenewPrescriptions',
      [START_CONVERSATION]: 'customer-messaging-allowed',
      [SEND_MESSAGE]: 'customer-messaging-enabled',
      [MARK_THREAD_READ]: 'customer-messaging-enabled',
      [SAVE_DRAFT]: 'customer-messaging-enabled',
      [DELETE_DRAFT]: 'customer-messaging-enabled',
      [CREATE_ATTACHMENT_UPLOAD]: 'customer-messaging-enabled',
      [RENEW_ATTACHMENT_UPLOAD]: 'customer-messaging-enabled',
      [FINISH_ATTACHMENT_UPLOAD]: 'customer-messaging-enabled',
      [REMOVE_ATTACHMENT]: 'customer-messaging-enabled',
      [ANSWER_QUESTIONNAIRE]: 'questionnaires',
    },
    body: z.discriminatedUnion('query', [
      z.object({ query: z.literal(SEND_MESSAGE_IN_NEW_THREAD), variables: renewal }),
      z.object({ query: z.literal(START_CONVERSATION), variables: conversation }),
      z.object({ query: z.literal(SEND_MESSAGE), variables: reply }),
      z.object({ query: z.literal(MARK_THREAD_READ), variables: readMark }),
      z.object({ query: z.literal(SAVE_DRAFT), variables: draft }),
      z.object({ query: z.literal(DELETE_DRAFT), variables: draftOf }),
      z.object({ query: z.literal(CREATE_ATTACHMENT_UPLOAD), variables: chosenFile }),
      z.object({ query: z.literal(RENEW_ATTACHMENT_UPLOAD), variables: ofFile }),
      z.object({ query: z.literal(FINISH_ATTACHMENT_UPLOAD), variables: ofFile }),
      z.object({ query: z.literal(REMOVE_ATTACHMENT), variables: ofFile }),
      z.object({ query: z.literal(ANSWER_QUESTIONNAIRE), variables: questionnaireAnswers }),
    ]),
    operationLimits: { [START_CONVERSATION]: MESSAGES_A_MINUTE, [SEND_MESSAGE]: MESSAGES_A_MINUTE },
    idempotent: true,
    /** Of the operation that was sent. */
    success: z.object({ data: mutated }),
    refused: { data: { sendMessageInNewThread: { type: 'unknownError' } } },
  }),
} as const;

export type CustomerMessagingApi = typeof endpoints;
