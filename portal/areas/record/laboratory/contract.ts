import { z } from 'zod';
import { PREFIXES, RESULT_FLAGS } from '#areas/record/shared/health-record/judged.ts';
import { referralSchema } from '#areas/record/shared/health-record/referral.ts';
import { daySchema, idSchema, limitUpTo, localised, offsetSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { EXPLAINED_TESTS } from './explained-tests.ts';

export type { Prefix, Range, ResultFlag } from '#areas/record/shared/health-record/judged.ts';

const prefixSchema = z.enum(PREFIXES);
const flagSchema = z.enum(RESULT_FLAGS);
const rangeSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() });
const resultSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('number'), value: z.number(), prefix: prefixSchema.nullable() }),
  z.object({ type: z.literal('text'), text: z.string() }),
]);

const testSchema = z.object({
  type: z.literal('test'),
  id: z.number(),
  /** Short name, as the laboratory orders it: `B-Hb`. */
  code: z.string().nullable(),
  displayName: z.string(),
  /** False: the sample has been taken, and the result is not final yet. */
  isReady: z.boolean(),
  /** The laboratory gave another result before, and has taken it back. */
  isCorrected: z.boolean(),
  /** It was not done: there is no result, and none will come. */
  isCancelled: z.boolean(),
  unit: z.string().nullable(),
  /** How it was measured, in the laboratory's words. */
  description: z.string().nullable(),
  /** What the laboratory has added to the result. */
  additionalResult: z.string().nullable(),
  referenceRange: rangeSchema.nullable(),
  /** With how many the result and its range are given: 4 may have been written as 4.0. */
  decimals: z.number().int(),
  /** Null: there is none, or not yet. */
  result: resultSchema.nullable(),
  /** Null: nobody can say. */
  isWithinReferenceRange: z.boolean().nullable(),
  flag: flagSchema.nullable(),
  /** Which words explain a result outside its range. */
  explained: z.enum(EXPLAINED_TESTS),
  /** Those words, in the reader's language: what the test measures, what the result may mean, when to contact a professional. */
  explanation: z.string().nullable(),
});
export type LaboratoryTest = z.infer<typeof testSchema>;

const packageSchema = testSchema
  .pick({ id: true, code: true, displayName: true, isReady: true, description: true })
  .extend({ type: z.literal('package'), items: z.array(testSchema) });
export type LaboratoryPackage = z.infer<typeof packageSchema>;

export type PackageOrTest = LaboratoryPackage | LaboratoryTest;

const dayOfResultsSchema = z.object({
  date: z.iso.date(),
  /** Names of the first packages and single tests: those with results outside their range come first. */
  names: z.array(z.string()),
  /** Packages and single tests. */
  count: z.number().int(),
  outsideCount: z.number().int(),
  notReadyCount: z.number().int(),
  /** Packages and single tests of which nothing was done. */
  cancelledCount: z.number().int(),
  /** Something of it has come that the reader has not seen. */
  isNew: z.boolean(),
});
export type DayOfResults = z.infer<typeof dayOfResultsSchema>;

const trendPointSchema = testSchema
  .pick({ id: true, unit: true, referenceRange: true, decimals: true, result: true, flag: true })
  .extend({ at: z.iso.datetime() });
export type TrendPoint = z.infer<typeof trendPointSchema>;

const trendSchema = testSchema.pick({ code: true, displayName: true }).extend({
  /** As in the address: any result of the test. */
  id: z.number(),
  /** Every result that is ready, latest first. */
  points: z.array(trendPointSchema),
});
export type Trend = z.infer<typeof trendSchema>;

const otherTestSchema = testSchema.pick({ id: true, code: true, displayName: true });
export type OtherTest = z.infer<typeof otherTestSchema>;

/** How many tests are shown beside each other. */
export const MOST_TRENDS = 2;

/** How many days with results one answer holds. */
export const PAGE_SIZE = 20;

/** A patient's laboratory referrals and results. */
export const endpoints = {
  'GET /api/laboratory': endpoint({
    summary: 'The laboratory referrals that are valid, and the days with results a page at a time.',
    access: 'patient',
    record: { reads: 'laboratory' },
    query: localised.extend({
      /** How many days to skip: 0, 20, 40 … */
      offset: offsetSchema,
      limit: limitUpTo(PAGE_SIZE),
    }),
    success: z.object({
      /** Those that end first come first; only with the first page of days, and not with fewer of them. */
      referrals: z.array(referralSchema),
      /** Latest first, at most 20. Exactly 20: there may be more. */
      days: z.array(dayOfResultsSchema).max(PAGE_SIZE),
    }),
  }),
  'GET /api/laboratory/referrals/{id}': endpoint({
    summary: 'One laboratory referral.',
    access: 'patient',
    record: { reads: 'laboratory-referral' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: referralSchema.extend({ type: z.literal('laboratory') }),
    problems: ['notFound'],
  }),
  'GET /api/laboratory/results/{date}': endpoint({
    summary: 'The results of the samples of one day.',
    access: 'patient',
    record: { reads: 'laboratory-results' },
    params: z.object({ date: daySchema }),
    query: localised,
    success: z.object({
      date: z.iso.date(),
      /** Of the patient. */
      fullName: z.string(),
      tests: z.array(z.discriminatedUnion('type', [packageSchema, testSchema])),
    }),
    problems: ['notFound'],
  }),
  'GET /api/laboratory/trends/{ids}': endpoint({
    summary: 'One or two tests over time, each named by one of its results.',
    access: 'patient',
    record: { reads: 'laboratory-results' },
    params: z.object({
      ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})?$/)
        .transform((ids) => [...new Set(ids.split(',').map(Number))]),
    }),
    query: localised,
    success: z.object({
      trends: z.array(trendSchema).max(MOST_TRENDS),
      /** Tests with numbers on several occasions, by name; each by its latest result. */
      others: z.array(otherTestSchema),
    }),
    problems: ['notFound'],
    cost: 'search',
  }),
} as const;

export type LaboratoryApi = typeof endpoints;
