import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { MEASURES } from './measures.ts';

const measuredSchema = z.object({
  day: z.iso.date(),
  /** In centimetres or kilograms. */
  value: z.number(),
  /** With how many it was recorded. */
  decimals: z.int().min(0),
  /** A length that was measured lying down. */
  isLying: z.boolean(),
});
export type Measured = z.infer<typeof measuredSchema>;

const growthSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Whole months of age at both, where the birth date is known. */
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  centimetresPerYear: z.number(),
});
export type Growth = z.infer<typeof growthSchema>;

const seriesSchema = z.object({
  measure: z.enum(MEASURES),
  /** The latest first. */
  measured: z.array(measuredSchema),
  /** Of heights: how fast they grew from one to the next, the latest first. */
  growth: z.array(growthSchema),
  /** What is in no unit that can be drawn, as it was recorded. */
  others: z.array(z.object({ day: z.iso.date(), written: z.string() })),
});
export type Series = z.infer<typeof seriesSchema>;

/** A child's growth, from what was measured at visits. */
export const endpoints = {
  'GET /api/growth': endpoint({
    summary: 'The child’s height, weight and head circumference as measured at visits.',
    access: 'patient',
    record: { reads: 'observations' },
    success: z.object({
      /** From which ages are counted; null where it is not known. */
      birthDate: z.iso.date().nullable(),
      /** Those of which there is something. */
      series: z.array(seriesSchema),
    }),
    /** The brand has no such page. */
    problems: ['notFound'],
  }),
} as const;

export type GrowthApi = typeof endpoints;
