import { z } from 'zod';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';

/**
 * What is withheld or shown at once: an entry with its parts (`entry-12`), or the results of a day, as their pages show them
 * (`laboratory-2026-03-20`, `imaging-2026-03-20`), and measurements of a day, as the timeline does.
 */
const whatSchema = z.union([
  z.templateLiteral(['entry-', z.string().regex(/^[1-9]\d{0,14}$/)]),
  z
    .string()
    .regex(/^(?:laboratory|imaging|measurement)-/)
    .refine((what) => isCalendarDay(what.slice(what.indexOf('-') + 1)), 'day'),
]);

const state = z.object({
  /** Whether guardians can act for a patient of this age, here or in another of the brands. */
  guardiansCanAct: z.boolean(),
  /** Latest first. */
  withheld: z.array(
    z.object({
      what: z.string(),
      kind: z.enum(RECORD_KINDS),
      /** What its page is found by. */
      id: z.number().int().positive(),
      day: z.iso.date(),
    }),
  ),
});
export type Withholding = z.infer<typeof state>;

const belonging = z.object({
  what: z.string(),
  kind: z.enum(RECORD_KINDS),
  day: z.iso.date(),
  /** As its record calls it; null: its kind says all. */
  name: z.string().nullable(),
});
export type WithheldBelonging = z.infer<typeof belonging>;

const common = { access: 'patient', needs: 'canWithholdFromGuardians' } as const;

/** What a minor does not show to their guardians. */
export const endpoints = {
  'GET /api/withholding': endpoint({
    summary: 'What the minor withholds from their guardians.',
    ...common,
    record: { reads: 'withholding' },
    success: state,
  }),
  'GET /api/withholding/belongings/{id}': endpoint({
    summary:
      'What belongs to a visit of the minor’s beside its own texts (prescriptions, referrals, results), or answers a referral.',
    ...common,
    record: { reads: 'withholding' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.object({ belongings: z.array(belonging) }),
  }),
  'PUT /api/withholding/{what}': endpoint({
    summary: 'Withholds a part of the minor’s record from their guardians, or shows it again.',
    ...common,
    record: { reads: 'withholding', changes: 'withholding' },
    params: z.object({ what: whatSchema }),
    body: z.object({
      isWithheld: z.boolean(),
      /** Of what belongs to a visit or a referral, that of which the same is to hold. Left out: all is withheld with it, nothing shown. */
      together: z.array(whatSchema).max(500).optional(),
    }),
    success: state,
    problems: ['notFound'],
  }),
} as const;

export type WithholdingApi = typeof endpoints;
