import { z } from 'zod';
import { LONGEST_TEXT } from '#areas/appointments/shared/clinics/clinic-rules.ts';
import { codeSchema, daySchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';

const moment = z.iso.datetime();
const version = z.int().positive();
/** Null: it stood there before versions were kept. */
const author = z.string().nullable();

/** So many rows of hours, and days that are exceptions, a clinic has at most. */
const MOST_HOURS = 50;
const MOST_EXCEPTIONS = 200;

// What is wrong with it is told by its own rules, field by field.
const typed = z.string().max(2 * LONGEST_TEXT);
const values = z.object({
  texts: z
    .array(
      z.object({
        language: z.enum(LANGUAGES),
        name: typed,
        street: typed,
        postOffice: typed,
        directions: typed,
        parking: typed,
        accessibility: typed,
        arrivalNote: typed,
      }),
    )
    .length(LANGUAGES.length),
  postalCode: typed,
  latitude: typed,
  longitude: typed,
  hours: z.array(z.object({ weekday: z.int().min(1).max(7), from: typed, to: typed })).max(MOST_HOURS),
  exceptions: z
    .array(
      z.object({
        day: z.union([z.literal(''), daySchema]),
        from: typed,
        to: typed,
        fi: typed,
        sv: typed,
        en: typed,
      }),
    )
    .max(MOST_EXCEPTIONS),
});

/** Somebody else has saved or published since the caller read it: nothing was done. */
const changedMeanwhile = z.object({ type: z.literal('changedMeanwhile'), by: author, at: moment });
const saved = z.discriminatedUnion('type', [
  z.object({ type: z.literal('saved'), version }),
  changedMeanwhile,
  /** Another clinic of a brand has its name by now. */
  z.object({ type: z.literal('nameTaken') }),
]);

/** Calls of operators, about what a clinic of this brand tells. */
const ofOperators = {
  access: 'staff',
  record: { none: 'what a clinic tells all patients; nothing of any' },
  concerns: 'session',
} as const;
const inClinic = z.object({ clinic: codeSchema });
/** Changes a minute: more than somebody who reads what they change can make. */
const CHANGES = 30;

export const clinicEndpoints = {
  'GET /api/clinic-content': endpoint({
    ...ofOperators,
    summary: 'The clinics of this brand that have a page, by name.',
    query: localised,
    success: z.object({
      clinics: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** What was saved last is not what patients read. */
          hasUnpublished: z.boolean(),
          /** Null: nothing of it was changed yet. */
          savedAt: moment.nullable(),
          by: author,
        }),
      ),
    }),
    problems: ['forbidden'],
  }),

  'GET /api/clinic-content/{clinic}': endpoint({
    ...ofOperators,
    summary: 'What a clinic tells, version by version, and when each was published, the last first.',
    params: inClinic,
    success: z.object({
      id: z.string(),
      /** The version that patients read. */
      published: version,
      versions: z.array(
        z.object({
          version,
          savedAt: moment.nullable(),
          by: author,
          restoredFrom: version.nullable(),
          values,
        }),
      ),
      publications: z.array(z.object({ version, at: moment, by: author })),
    }),
    problems: ['forbidden', 'notFound'],
  }),

  'POST /api/clinic-content/{clinic}/versions': endpoint({
    ...ofOperators,
    summary:
      'Saves what a clinic tells as its next version, if nobody has saved another since the one that the caller has read.',
    params: inClinic,
    body: values.extend({ after: version }),
    idempotent: true,
    rateLimit: CHANGES,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('saved'), version }),
      changedMeanwhile,
    ]),
    problems: ['forbidden', 'notFound'],
  }),

  'POST /api/clinic-content/{clinic}/restoration': endpoint({
    ...ofOperators,
    summary: 'Makes an earlier version of what a clinic tells the next one.',
    params: inClinic,
    body: z.object({ after: version, version }),
    idempotent: true,
    rateLimit: CHANGES,
    success: saved,
    problems: ['forbidden', 'notFound'],
  }),

  'PUT /api/clinic-content/{clinic}/publication': endpoint({
    ...ofOperators,
    summary:
      'Makes a version of what a clinic tells what patients read: the newest, or an earlier one in place of what was published.',
    params: inClinic,
    body: z.object({
      version,
      /** The newest and the published one that the caller has read. */
      newest: version,
      published: version,
    }),
    rateLimit: CHANGES,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('done') }),
      changedMeanwhile,
      z.object({ type: z.literal('nameTaken') }),
    ]),
    problems: ['forbidden', 'notFound'],
  }),
} as const;
