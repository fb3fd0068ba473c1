import { z } from 'zod';

/** Why more is charged than was agreed when the appointment was booked. */
export const CHARGE_REASONS = ['longerVisit', 'examination', 'materials', 'notCovered'] as const;

const localisedSchema = z.object({
  fi: z.string().trim().min(1).max(200),
  sv: z.string().trim().min(1).max(200),
  en: z.string().trim().min(1).max(200),
});

/** What a clinic proposes to charge a patient on top of an appointment (CHARGE-01). */
export const chargeContentSchema = z.object({
  reason: z.enum(CHARGE_REASONS),
  rows: z
    .array(
      z.object({
        name: localisedSchema,
        /** With its VAT. */
        cents: z.int().positive().max(1_000_000),
        /** 0 for health care, which is free of it; goods to take home have it. */
        vatPercentage: z.number().min(0).max(100),
      }),
    )
    .min(1)
    .max(20),
  /** The professional who proposes it. */
  proposedBy: z.object({ name: z.string().trim().min(1).max(100), title: localisedSchema }),
});
export type ChargeContent = z.infer<typeof chargeContentSchema>;

/** The sum of its rows, in cents. */
export function sumOf({ rows }: { readonly rows: readonly { readonly cents: number }[] }): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}
