import { isValidOn, type Permit } from '#areas/appointments/shared/insurance/permits.ts';
import { answersOf } from '#areas/appointments/shared/insurance/server/answers.ts';
import type { ChosenInsurance } from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { ReserveBody } from '../../reservation-contract.ts';
import { DIRECT_BILLING_WORDING, needsPermit } from '../../rules-insurance.ts';
import type { ReservationTerms } from '../../rules-reservation.ts';

/**
 * The insurance of a visit, of fields in which nothing is wrong; null for one without. A permit is taken from the insurer's own
 * answer of the last hour, since no booking waits for an insurer, and has to be valid on the day of the visit.
 *
 * @param day of the visit, `YYYY-MM-DD` in Helsinki
 * @returns `notPermitted` where the insurer is to be billed directly and has not permitted it
 */
export async function chosenInsurance(
  call: RecordCall,
  { insurer, reimbursement, permit: chosen }: ReserveBody,
  { terms, day }: { readonly terms: Pick<ReservationTerms, 'insurers'>; readonly day: string },
): Promise<ChosenInsurance | null | 'notPermitted'> {
  const offered = terms.insurers.find((each) => each.insurer === insurer);
  if (!insurer || !offered) return null;
  // Where nothing is asked, it is paid and applied for.
  const visit = { insurer, reimbursement: reimbursement ?? 'PAY_AND_REIMBURSE' } as const;
  if (visit.reimbursement !== 'USE_REIMBURSEMENT') return { ...visit, directBilling: null };
  const wording = DIRECT_BILLING_WORDING;
  if (!needsPermit(offered)) return { ...visit, directBilling: { wording, permit: null } };
  const permit = await permitOf(call, chosen ?? null, day);
  return permit ? { ...visit, directBilling: { wording, permit } } : 'notPermitted';
}

async function permitOf(call: RecordCall, chosen: string | null, day: string): Promise<Permit | undefined> {
  const { state, permits } = (await answersOf(call)).LAHITAPIOLA;
  if (state !== 'INSURANCE_FOUND_WITH_PERMITS') return undefined;
  return permits.find((permit) => permit.contentHash === chosen && isValidOn(permit, day));
}
