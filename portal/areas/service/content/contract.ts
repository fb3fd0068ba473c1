import { z } from 'zod';
import { daySchema, idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { clinicEndpoints } from './clinic-contract.ts';
import { HELP_PLACES, NOTICE_KINDS, NOTICE_PLACES, noticeFields, TOPIC_PLACES } from './rules.ts';

const moment = z.iso.datetime();
const dayOrNone = z.union([z.literal(''), daySchema]);
const version = z.int().positive();

/** Where an answer of the help stands; absent: it is a notice. */
const help = z
  .object({
    topic: z.string().max(40),
    question: z.string().max(40),
    place: z.int().min(1).max(HELP_PLACES),
    isRemoved: z.boolean(),
  })
  .optional();

/** Where a topic of the help stands; absent: it is none. */
const topic = z.object({ place: z.int().min(1).max(TOPIC_PLACES) }).optional();

/** A notice as an operator saves it. */
const notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  places: z.array(z.enum(NOTICE_PLACES)).max(NOTICE_PLACES.length),
  from: dayOrNone,
  until: dayOrNone,
  texts: z.array(z.object({ language: z.enum(LANGUAGES), ...textsBody(noticeFields) })).max(LANGUAGES.length),
  help,
  topic,
});

/** A notice as it was saved: nothing of it is checked once more. */
const savedNotice = z.object({
  kind: z.enum(NOTICE_KINDS),
  places: z.array(z.enum(NOTICE_PLACES)),
  from: z.string(),
  until: z.string(),
  texts: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      title: z.string(),
      body: z.string(),
      linkText: z.string(),
      link: z.string(),
    }),
  ),
  help,
  topic,
});

/** `draft`: never published. `coming` and `over`: by its days. */
const state = z.enum(['draft', 'coming', 'shown', 'over', 'withdrawn']);

const author = z.string();

/** Somebody else has saved or published since the caller read it: nothing was done. */
const changedMeanwhile = z.object({ type: z.literal('changedMeanwhile'), by: author, at: moment });

/** Calls of operators, about what patients of this brand read. */
const ofOperators = {
  access: 'staff',
  record: { none: 'what the provider tells all patients; nothing of any' },
  concerns: 'session',
} as const;

const inItem = z.object({ id: idSchema });

export const endpoints = {
  ...clinicEndpoints,

  'GET /api/notices': endpoint({
    summary: 'What the provider tells all patients at this moment, in one place of the portal.',
    access: 'anonymous',
    record: { none: 'what the provider tells all patients' },
    query: localised.extend({ place: z.enum(NOTICE_PLACES) }),
    success: z.object({
      notices: z.array(
        z.object({
          id: z.int().positive(),
          kind: z.enum(NOTICE_KINDS),
          title: z.string(),
          paragraphs: z.array(z.string()),
          link: z.object({ text: z.string(), address: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  'GET /api/help': endpoint({
    summary:
      'The topics and answers of the help that this brand has published, in place of the portal’s own or beside them.',
    access: 'anonymous',
    record: { none: 'what the provider tells all patients' },
    query: localised,
    success: z.object({
      topics: z.array(z.object({ key: z.string(), name: z.string(), place: z.int().positive() })),
      answers: z.array(
        z.object({
          id: z.int().positive(),
          topic: z.string(),
          /** The portal's own question whose place it takes; empty: it is one more. */
          question: z.string(),
          place: z.int().positive(),
          isRemoved: z.boolean(),
          title: z.string(),
          paragraphs: z.array(z.string()),
          link: z.object({ text: z.string(), address: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  'GET /api/content': endpoint({
    ...ofOperators,
    summary: 'The notices and what is written for the help of this brand, the one that was saved last first.',
    query: localised,
    success: z.object({
      notices: z.array(
        z.object({
          id: z.int().positive(),
          title: z.string(),
          kind: z.enum(['notice', 'help', 'topic']),
          state,
          /** What was saved last is not what patients read. */
          hasUnpublished: z.boolean(),
          savedAt: moment,
          by: author,
        }),
      ),
    }),
    problems: ['forbidden'],
  }),
  'POST /api/content/notices': endpoint({
    ...ofOperators,
    summary: 'Saves a new notice, which patients do not see before it is published.',
    body: notice,
    idempotent: true,
    success: z.object({ type: z.literal('saved'), id: z.int().positive(), version }),
    problems: ['forbidden'],
  }),
  'GET /api/content/{id}': endpoint({
    ...ofOperators,
    summary: 'A notice with each of its versions, and when each was published or withdrawn, the last first.',
    params: inItem,
    success: z.object({
      id: z.int().positive(),
      state,
      /** The version that patients read, or will; null: none. */
      published: version.nullable(),
      versions: z.array(
        z.object({
          version,
          savedAt: moment,
          by: author,
          restoredFrom: version.nullable(),
          notice: savedNotice,
        }),
      ),
      publications: z.array(
        z.object({
          /** Null: it was withdrawn. */
          version: version.nullable(),
          at: moment,
          by: author,
        }),
      ),
    }),
    problems: ['forbidden', 'notFound'],
  }),
  'POST /api/content/{id}/versions': endpoint({
    ...ofOperators,
    summary:
      'Saves a notice as its next version, if nobody has saved another since the one that the caller has read.',
    params: inItem,
    body: notice.extend({ after: version }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('saved'), version }),
      changedMeanwhile,
    ]),
    problems: ['forbidden', 'notFound'],
  }),
  'POST /api/content/{id}/restoration': endpoint({
    ...ofOperators,
    summary: 'Makes an earlier version the next one.',
    params: inItem,
    body: z.object({ after: version, version }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('saved'), version }),
      changedMeanwhile,
    ]),
    problems: ['forbidden', 'notFound'],
  }),
  'PUT /api/content/{id}/publication': endpoint({
    ...ofOperators,
    summary:
      'Publishes the version that was saved last, if it is the one that the caller has read, or withdraws the notice.',
    params: inItem,
    body: z.object({
      /** Null: withdraws it. */
      version: version.nullable(),
    }),
    success: z.discriminatedUnion('type', [z.object({ type: z.literal('done') }), changedMeanwhile]),
    problems: ['forbidden', 'notFound'],
  }),
} as const;

export type ContentApi = typeof endpoints;
