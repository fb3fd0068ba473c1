import { z } from 'zod';
import {
  ANSWER_QUESTIONNAIRE,
  SEND_MESSAGE_IN_NEW_THREAD,
  THREAD,
  THREADS,
} from '#areas/messages/shared/messaging/operations.ts';
import { MOST_RENEWED, RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { MESSAGE_AUTHORS, THREAD_TYPES } from '#areas/messages/shared/messaging/thread.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** Lengths are the rules' business; these keep out what no form sends. */
const text = z.string().max(10_000);
const choice = z.enum(['yes', 'no']).nullable();

/** A thread that begins with a renewal, whose title is always the same. */
const newThread = z.object({
  title: z.literal(RENEWAL_TITLE),
  type: z.literal('customer'),
  /** Professionals who are to take part: those who answer renewals join by themselves, so that a patient names none. */
  participantIds: z.array(z.string()).max(0),
  firstMessage: z.object({
    /** Answers, of which the server composes the text. */
    renewal: z.object({
      prescriptions: z
        .array(
          z.object({
            id: z.int().positive(),
            reason: text,
            hasRunOut: choice,
            amountLeft: text,
            hasSideEffects: choice,
            sideEffects: text,
          }),
        )
        .min(1)
        .max(MOST_RENEWED),
      otherMedicines: text,
    }),
  }),
});

/** Which of the patient's questionnaires, and JSON: an object of texts by the `linkId` of their questions. */
const questionnaireAnswers = z.object({
  questionnaireInvitationId: z.string().regex(/^[1-9]\d{0,14}$/),
  answers: z.string().max(100_000),
});

const messageSchema = z.object({
  id: z.string(),
  created: z.iso.datetime(),
  /** Plain text with line feeds. */
  content: z.string(),
  /** `name`: null of the customer. */
  author: z.object({ type: z.enum(MESSAGE_AUTHORS), name: z.string().nullable() }),
});

const threadSchema = z.object({
  id: z.string(),
  title: z.string(),
  threadType: z.enum(THREAD_TYPES),
  isActive: z.boolean(),
  created: z.iso.datetime(),
});

/** `{"id":"7"}` */
const variables = z
  .string()
  .regex(/^\{"id":"[1-9]\d{0,14}"\}$/)
  .transform((json) => JSON.parse(json) as { id: string });

/** GraphQL, of which the operations in `areas/messages/shared/messaging/operations.ts` are answered. */
export const endpoints = {
  'GET /api/customer-messaging': endpoint({
    summary:
      'GraphQL queries: the patient’s conversations, each with its latest message, or one of them whole.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'conversations' },
    query: z
      .object({ query: z.enum([THREADS, THREAD]), variables: variables.optional() })
      .refine(({ query, variables: given }) => query === THREADS || given, 'required'),
    success: z.object({
      data: z.object({
        threads: z.array(threadSchema.extend({ latestMessage: messageSchema })).optional(),
        thread: threadSchema.extend({ messages: z.array(messageSchema) }).optional(),
      }),
    }),
    problems: ['notFound'],
  }),
  'POST /api/customer-messaging': endpoint({
    summary:
      'GraphQL mutations: sends a message in a new thread, which asks for prescriptions to be renewed, all that it names or none; answers a questionnaire, once.',
    access: 'patient',
    record: {
      mayRead: ['prescription', 'questionnaire'],
      creates: ['prescription-renewal', 'questionnaire-answers'],
    },
    operationsNeed: {
      [SEND_MESSAGE_IN_NEW_THREAD]: 'canRenewPrescriptions',
      [ANSWER_QUESTIONNAIRE]: 'questionnaires',
    },
    body: z.discriminatedUnion('query', [
      z.object({ query: z.literal(SEND_MESSAGE_IN_NEW_THREAD), variables: newThread }),
      z.object({ query: z.literal(ANSWER_QUESTIONNAIRE), variables: questionnaireAnswers }),
    ]),
    idempotent: true,
    /** Of the operation that was sent. */
    success: z.object({
      data: z.object({
        sendMessageInNewThread: z
          .discriminatedUnion('type', [
            z.object({ type: z.literal('sent'), sentAt: z.iso.datetime() }),
            z.object({ type: z.literal('prescriptionNotFound') }),
            /** Some of them cannot be renewed, or a request for them waits for an answer already. */
            z.object({ type: z.literal('notRenewable') }),
            z.object({ type: z.literal('unknownError') }),
          ])
          .optional(),
        answerQuestionnaire: z
          .discriminatedUnion('type', [
            z.object({ type: z.literal('answered'), answeredAt: z.iso.datetime() }),
            z.object({ type: z.literal('alreadyAnswered') }),
            z.object({ type: z.literal('questionnaireNotFound') }),
            /** Questionnaires are out of use for a while. */
            z.object({ type: z.literal('maintenance-mode') }),
          ])
          .optional(),
      }),
    }),
    refused: { data: { sendMessageInNewThread: { type: 'unknownError' } } },
  }),
} as const;

export type CustomerMessagingApi = typeof endpoints;
