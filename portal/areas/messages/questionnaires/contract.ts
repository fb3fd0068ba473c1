import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';

/** FHIR's kinds of questions that the portal asks; `display` asks nothing. */
export const ITEM_TYPES = [
  'display',
  'boolean',
  'integer',
  'decimal',
  'string',
  'text',
  'date',
  'choice',
] as const;

const itemSchema = z.object({
  /** Names it within its questionnaire. */
  linkId: z.string(),
  type: z.enum(ITEM_TYPES),
  text: z.string(),
  /** How to answer, in a sentence. */
  help: z.string().nullable(),
  isRequired: z.boolean(),
  /** Of a choice; without a label: an answer of one's own, which the item asks that is `ownOf` this one. */
  options: z.array(z.object({ value: z.string(), label: z.string().nullable() })),
  /** Of a choice: any of its options can be chosen, not one only. */
  isMultiple: z.boolean(),
  /** The choice whose own answer this asks. */
  ownOf: z.string().nullable(),
  /** Of a choice: its options stand beside each other, as the answers of a scale. */
  isInColumns: z.boolean(),
  /** Of a whole number: it is chosen from a short scale; what its ends mean. */
  scale: z.object({ lowest: z.string().nullable(), highest: z.string().nullable() }).nullable(),
  /** Of a number. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Of a text: how many characters it may have. */
  maxLength: z.int().positive(),
  /** Asked only after these answers; empty: always. */
  when: z.array(z.object({ linkId: z.string(), isEqual: z.boolean(), value: z.string() })),
  /** After all of them, or after one. */
  needsAll: z.boolean(),
});
export type Item = z.infer<typeof itemSchema>;

const invitationSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  invitedAt: z.iso.datetime(),
  /** The day by which the clinic would like an answer. */
  answerBy: z.iso.date().nullable(),
  /** Null: not answered yet. */
  answeredAt: z.iso.datetime().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const questionnaireSchema = invitationSchema.extend({
  description: z.string().nullable(),
  /** In their order; a section without a title has what stands in no group. */
  sections: z.array(z.object({ title: z.string().nullable(), items: z.array(itemSchema) })),
  /** By `linkId`, as they were given, of several options one a line; null: not answered yet. */
  answers: z.record(z.string(), z.string()).nullable(),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

const common = { access: 'patient', needs: 'questionnaires' } as const;
/** Questionnaires are out of use for a while. */
const maintenance = z.object({ type: z.literal('maintenance-mode') });

/** Questionnaires that the clinic has sent to the patient. They are answered by customer messaging's mutation. */
export const endpoints = {
  'GET /api/questionnaires': endpoint({
    summary:
      'The questionnaires that were sent to the patient: those to answer first, then the answered ones.',
    ...common,
    record: { mayRead: 'questionnaires' },
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('ok'), questionnaires: z.array(invitationSchema) }),
      maintenance,
    ]),
  }),
  'GET /api/questionnaires/{id}': endpoint({
    summary: 'One of the patient’s questionnaires: its questions, and what was answered.',
    ...common,
    record: { mayRead: 'questionnaire' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('ok'), questionnaire: questionnaireSchema }),
      /** It was sent before the portal knew how to refuse it: it has something that the portal cannot ask. */
      z.object({ type: z.literal('cannot-be-asked'), title: z.string() }),
      maintenance,
    ]),
    problems: ['notFound'],
  }),
  'GET /api/questionnaires/{id}/fhir': endpoint({
    summary: 'What the patient has answered to one of them, as a QuestionnaireResponse of FHIR R4.',
    ...common,
    record: { mayRead: 'questionnaire-answers' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: fileSchema,
    sendsFile: true,
    problems: ['notFound'],
  }),
} as const;

export type QuestionnairesApi = typeof endpoints;
