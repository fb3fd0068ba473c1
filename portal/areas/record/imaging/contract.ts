import { z } from 'zod';
import { referralSchema } from '#areas/record/shared/health-record/referral.ts';
import { daySchema, idSchema, limitUpTo, localised, offsetSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { STATEMENT_MISSING } from './missing-statement.ts';

const examinationSchema = z.object({
  id: z.number(),
  imagingDate: z.iso.date(),
  examinationName: z.string(),
  /** In Finnish, as the radiologist wrote it; null: there is none. `temporary-api-error`: it has not come. */
  statementText: z.union([z.literal(STATEMENT_MISSING), z.string()]).nullable(),
  /** A radiologist has had the last word: what is not here now will not come. */
  isReady: z.boolean(),
  /** It was not done: there is no statement, and none will come. */
  isCancelled: z.boolean(),
});
export type Examination = z.infer<typeof examinationSchema>;

const dayOfImagesSchema = z.object({
  imagingDate: z.iso.date(),
  examinationNames: z.array(z.string()),
  /** How many of them were not done. */
  cancelledCount: z.number().int(),
  /** Something has been written of it that the reader has not seen. */
  isNew: z.boolean(),
});
export type DayOfImages = z.infer<typeof dayOfImagesSchema>;

/** How many days with examinations one answer holds. */
export const PAGE_SIZE = 20;

/** A patient's imaging referrals and results. */
export const endpoints = {
  'GET /api/imaging': endpoint({
    summary: 'The imaging referrals that are valid, and the days with examinations a page at a time.',
    access: 'patient',
    record: { reads: 'imaging' },
    query: localised.extend({
      /** How many days to skip: 0, 20, 40 … */
      offset: offsetSchema,
      limit: limitUpTo(PAGE_SIZE),
    }),
    success: z.object({
      /** Those that end first come first; only with the first page of days, and not with fewer of them. */
      referrals: z.array(referralSchema),
      /** Latest first, at most 20. Exactly 20: there may be more. */
      days: z.array(dayOfImagesSchema).max(PAGE_SIZE),
    }),
  }),
  'GET /api/imaging/referrals/{id}': endpoint({
    summary: 'One imaging referral.',
    access: 'patient',
    record: { reads: 'imaging-referral' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: referralSchema.extend({ type: z.literal('imaging') }),
    problems: ['notFound'],
  }),
  'GET /api/imaging/results/{date}': endpoint({
    summary: 'The examinations of one day, with their statements.',
    access: 'patient',
    record: { reads: 'imaging-results' },
    params: z.object({ date: daySchema }),
    query: localised,
    success: z.object({ examinations: z.array(examinationSchema) }),
    problems: ['notFound'],
  }),
} as const;

export type ImagingApi = typeof endpoints;
