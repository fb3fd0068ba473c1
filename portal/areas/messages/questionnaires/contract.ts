import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { FAULT_CODES, LONGEST_DEFINITION } from './faults.ts';

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

/** How an answer is compared with another; `exists`: whether there is one. */
export const OPERATORS = ['=', '!=', '>', '<', '>=', '<=', 'exists'] as const;

const conditionsSchema = z.object({
  /** Asked only after these answers; empty: always. */
  when: z.array(z.object({ linkId: z.string(), operator: z.enum(OPERATORS), value: z.string() })),
  /** After all of them, or after one. */
  needsAll: z.boolean(),
});
export type Conditions = z.infer<typeof conditionsSchema>;

const itemSchema = conditionsSchema.extend({
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
  /** Of a number: what it counts, as it is written after it; null: nothing. */
  unit: z.string().nullable(),
  /** The conditions of the groups around it, which hold, too. */
  groups: z.array(conditionsSchema),
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

const wordsSchema = z.object({
  title: z.string(),
  description: z.string().nullable(),
  /** In their order; a section without a title has what stands in no group. */
  sections: z.array(z.object({ title: z.string().nullable(), items: z.array(itemSchema) })),
});

const questionnaireSchema = invitationSchema.extend({
  ...wordsSchema.shape,
  /** By `linkId`, as they were given, of several options one a line; null: not answered yet. */
  answers: z.record(z.string(), z.string()).nullable(),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

const common = { access: 'patient', needs: 'questionnaires' } as const;
/** Questionnaires are out of use for a while. */
const maintenance = z.object({ type: z.literal('maintenance-mode') });

/** Calls of professionals who add what patients can be sent. */
const ofAdders = {
  access: 'staff',
  concerns: 'session',
  record: { none: 'what can be asked of patients, about none of them' },
  problems: ['forbidden'],
} as const;
const definition = z.object({
  /** The file as it is: a Questionnaire of FHIR R4. */
  content: z.string().max(LONGEST_DEFINITION),
});
const refused = z.object({
  type: z.literal('refused'),
  faults: z.array(z.object({ item: z.string().nullable(), code: z.enum(FAULT_CODES), about: z.string() })),
});

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
  'GET /api/workspace/questionnaires': endpoint({
    ...ofAdders,
    summary: 'The questionnaires that patients can be sent, the last added first, with who has added each.',
    query: localised,
    success: z.object({
      questionnaires: z.array(
        z.object({
          id: z.int().positive(),
          title: z.string(),
          version: z.string(),
          /** Null: nobody noted it. */
          addedAt: z.iso.datetime().nullable(),
          /** Null: an operator. */
          by: z.string().nullable(),
        }),
      ),
    }),
  }),
  'POST /api/workspace/questionnaires/preview': endpoint({
    ...ofAdders,
    summary: 'What a questionnaire would ask, in each language, or why it cannot be added; nothing is kept.',
    body: definition,
    bodyLimit: LONGEST_DEFINITION * 4,
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('preview'),
        version: z.string(),
        /** It is there already, as it is. */
        isKnown: z.boolean(),
        languages: z.array(
          z.object({
            language: z.enum(LANGUAGES),
            /** All of its words are in this language. */
            isWhole: z.boolean(),
            ...wordsSchema.shape,
          }),
        ),
      }),
      refused,
    ]),
  }),
  'POST /api/workspace/questionnaires': endpoint({
    ...ofAdders,
    summary: 'Adds a questionnaire that patients can be sent from then on.',
    body: definition,
    bodyLimit: LONGEST_DEFINITION * 4,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.enum(['added', 'unchanged']), id: z.int().positive() }),
      refused,
    ]),
  }),
} as const;

export type QuestionnairesApi = typeof endpoints;
