import { z } from 'zod';
import {
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  MOST_ATTACHMENTS,
} from '#areas/messages/shared/messaging/limits.ts';
import { MOST_RENEWED, RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';

import { ANSWERS_LIMIT } from '#areas/messages/shared/questionnaires/answers.ts';
import { idText } from '#contract/calls/api-input.ts';

/** Lengths are the rules' business; these keep out what no form sends. */
const text = z.string().max(10_000);
const choice = z.enum(['yes', 'no']).nullable();

/** A thread that begins with a renewal, whose title is always the same. */
export const renewal = z.object({
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

/** A message: it says something, or has files. Spaces say nothing. */
const message = z
  .object({
    content: z.string().max(LONGEST_MESSAGE),
    attachmentIds: z.array(idText).max(MOST_ATTACHMENTS),
  })
  .refine(({ content, attachmentIds }) => content.trim() !== '' || attachmentIds.length > 0, {
    message: 'required',
    path: ['content'],
  });

/** A thread of the customer's own, to one recipient. */
export const conversation = z.object({
  title: z
    .string()
    .max(LONGEST_SUBJECT)
    .refine((title) => title.trim() !== '', 'required'),
  type: z.literal('customer'),
  participantIds: z.tuple([z.string().regex(/^[a-z][a-z-]{0,39}$/)]),
  firstMessage: z.object({
    message: message.refine(({ content }) => content.trim() !== '', {
      message: 'required',
      path: ['content'],
    }),
  }),
});

export const reply = z.object({ threadId: idText, message });

export const readMark = z.object({ threadId: idText, lastMessageId: idText });

/** Kept as it is typed, so that nothing of it is judged but its length. */
export const draft = z.object({
  threadId: idText.nullable(),
  draft: z.object({
    title: z.string().max(1_000),
    content: z.string().max(2 * LONGEST_MESSAGE),
    recipientId: z.string().max(40).nullable(),
  }),
});

export const draftOf = z.object({ threadId: idText.nullable() });

/** Which of the patient's questionnaires, and JSON: an object of texts by the `linkId` of their questions. */
export const questionnaireAnswers = z.object({
  questionnaireInvitationId: idText,
  answers: z.string().max(ANSWERS_LIMIT),
});

/** The variables of a query, which travel as JSON: `{"id":"7"}`. */
export function inJson<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(1_000)
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

export const threadId = z.object({ id: idText }).strict();

export const searched = z.object({ text: z.string().trim().min(2).max(100) }).strict();
