import type { Reimbursement } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** Who pays for an appointment. `other`: somebody else, as agreed with the clinic. */
export const PAYER_TYPES = [
  'insurance',
  'insuranceAndOccupationalHealthCare',
  'occupationalHealthCare',
  'other',
  'self',
] as const;
export type PayerType = (typeof PAYER_TYPES)[number];

/**
 * Who pays the clinic. Who pays and applies to the insurer afterwards pays themself, as does whom Kela compensates.
 *
 * @param reimbursement how the insurance pays; null: it was booked on none, or nobody may know
 */
export function payerTypeOf(type: HealthCareType, reimbursement: Reimbursement | null): PayerType {
  if (type === 'occupational')
    return reimbursement === null ? 'occupationalHealthCare' : 'insuranceAndOccupationalHealthCare';
  if (type !== 'insurance') return 'self';
  return reimbursement === 'PAY_AND_REIMBURSE' ? 'self' : 'insurance';
}
