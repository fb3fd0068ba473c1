import { z } from 'zod';
import { BENEFITS } from '#areas/occupational/shared/fund/benefits.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const amount = z.int().positive().nullable();

const benefitSchema = z.object({
  id: z.enum(BENEFITS),
  /** What the member pays of each use; null: the fund pays a share, or all. */
  copayCents: z.int().nonnegative().nullable(),
  /** What the fund pays of each use; null: all above what the member pays. */
  sharePercent: amount,
  mostCentsPerUse: amount,
  mostUsesPerYear: amount,
  mostCentsPerYear: amount,
  /** A limit of uses in all. */
  mostUses: amount,
  /** How often the member has used it: this year, or in all where the limit is of that. */
  used: z.int().nonnegative(),
  /** What the fund has paid for it this year. */
  paidCents: z.int().nonnegative(),
});
export type Benefit = z.infer<typeof benefitSchema>;

const fundSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('no-member') }),
  z.object({
    type: z.literal('ok'),
    /** Since when these benefits are in force, `YYYY-MM-DD`. */
    validFrom: z.iso.date(),
    /** Which year's use is counted. */
    year: z.string(),
    benefits: z.array(benefitSchema),
  }),
]);
export type SicknessFund = z.infer<typeof fundSchema>;

export const endpoints = {
  'GET /api/sickness-fund': endpoint({
    summary: 'What the sickness fund pays for its member, and how much of it the member has used.',
    access: 'patient',
    record: { mayRead: 'fund-use' },
    asksRights: true,
    success: fundSchema,
  }),
} as const;

export type SicknessFundApi = typeof endpoints;
