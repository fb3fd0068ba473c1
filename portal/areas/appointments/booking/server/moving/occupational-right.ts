import { readStanding } from '#areas/person/shared/rights/server/read-standing.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { decide } from '../reservation/decide.ts';
import type { SlotRow } from '../search/available-appointments.ts';

/** Whether the patient's employer pays for a time and lets them book it, by the rules that sell it. */
export async function mayBookOccupational(call: RecordCall, slot: SlotRow): Promise<boolean> {
  const standing = await readStanding(call);
  return standing !== null && decide(call, slot, 'occupational', standing).type === 'open';
}
