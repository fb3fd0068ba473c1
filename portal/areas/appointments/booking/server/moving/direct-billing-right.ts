import { isValidOn } from '#areas/appointments/shared/insurance/permits.ts';
import { readVisitInsurance } from '#areas/appointments/shared/insurance/server/visit-insurance.ts';
import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { decide } from '../reservation/decide.ts';
import type { SlotRow } from '../slot/slot.ts';

/**
 * Whether the insurer of a visit pays for it at another time in the way that was chosen, by the rules that sell it. What the
 * patient pays and applies for themself goes anywhere.
 */
export async function mayBillInsurer(
  call: RecordCall,
  appointmentId: number,
  slot: SlotRow,
): Promise<boolean> {
  const visit = await readVisitInsurance(call, appointmentId);
  if (!visit || visit.reimbursement === 'PAY_AND_REIMBURSE') return true;
  const permit = visit.directBilling?.permit;
  if (permit && !isValidOn(permit, helsinkiDay(slot.starts_at))) return false;
  const sold = decide(call, slot, 'insurance', await readPatientStatus(call));
  if (sold.type !== 'open') return false;
  const ways = sold.terms.insurers.find(({ insurer }) => insurer === visit.insurer)?.reimbursements ?? [];
  return ways.some(({ choice, isOpen }) => choice === visit.reimbursement && isOpen);
}
