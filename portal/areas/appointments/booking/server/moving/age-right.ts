import {
  type AgePolicy,
  type AgeProblem,
  ageProblem,
} from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** Why a brand has no time for the patient at their age, by the rule that sells its times; null if it has. */
export async function patientsAgeProblem(call: RecordCall, brand: AgePolicy): Promise<AgeProblem | null> {
  const status = await readPatientStatus(call);
  return status && ageProblem(status.birthDate, helsinkiDay(call.now), brand, status.isActedFor);
}
