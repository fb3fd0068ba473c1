import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { decide } from '../reservation/decide.ts';
import type { SlotRow } from '../slot/slot.ts';

/** Whether the patient's employer pays for a time and lets them book it, by the rules that sell it. */
export async function mayBookOccupational(call: RecordCall, slot: SlotRow): Promise<boolean> {
  const status = await readPatientStatus(call);
  return status !== null && decide(call, slot, 'occupational', status).type === 'open';
}
