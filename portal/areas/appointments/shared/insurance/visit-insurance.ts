import { z } from 'zod';
import { INSURERS } from '#contract/brand/insurers.ts';
import { REIMBURSEMENTS } from './concept-codes.ts';

/**
 * On whose insurance a visit was booked, as its patient gets it (INSUR-15). Pages import only the types of this file.
 */
export const visitInsuranceSchema = z.object({
  insurer: z.enum(INSURERS),
  reimbursement: z.enum(REIMBURSEMENTS),
  /** The patient's agreement to the insurer being billed directly; null: it is not. */
  directBilling: z
    .object({
      consentedAt: z.iso.datetime(),
      /** Version of the words that were agreed to: see `rules-insurance.ts` of booking. */
      wording: z.string(),
      /** What the visit is about, in the insurer's words; null where no permit of the insurer's is needed. */
      permit: z.object({ symptom: z.string(), bodyPart: z.string(), validTo: z.string() }).nullable(),
    })
    .nullable(),
});
export type VisitInsurance = z.infer<typeof visitInsuranceSchema>;
