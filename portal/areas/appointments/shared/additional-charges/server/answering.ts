import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { ADULT_AGE } from '#contract/time/age.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { isOwnAct } from '#platform/session/actor.ts';

/** A contract of somebody under age binds nobody: a guardian agrees with the clinic. */
export function isMinorAlone({ session: { person, actingFor }, now }: RecordCall): boolean {
  return !actingFor && person !== null && ageOf(person.identityCode, now) < ADULT_AGE;
}

/** Who has answered a proposal, for its reader. */
export function answeredBy(call: RecordCall, actorId: string | null): 'you' | 'guardian' | 'patient' {
  if (isOwnAct(call, actorId)) return 'you';
  return actorId === call.patientId ? 'patient' : 'guardian';
}
