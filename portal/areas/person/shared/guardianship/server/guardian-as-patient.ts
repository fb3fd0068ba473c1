import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { inOtherRecord } from '#platform/calls/in-other-record.ts';

/** Contact details of a guardian who is a patient themself. */
export interface GuardianAsPatient {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

/**
 * Contact details of a guardian of the call's patient who is a patient here themself; null if they are not. Only for
 * guardians whom the population register has named, or who have written their own row of the child's record: the result
 * addresses a message. Who has caused that does not see them, so the guardian's log says that the portal has read them.
 */
export async function guardianAsPatient(
  call: RecordCall,
  guardian: Buffer,
): Promise<GuardianAsPatient | null> {
  const id = await findPatient(call.tx, guardian);
  if (!id) return null;
  const record = { patientId: id, actor: { kind: 'system', id: null }, kind: 'patient' } as const;
  return inOtherRecord(call, record, (tx) =>
    readPatient({ tx, vault: call.vault, patientId: id }, ['email', 'phone', 'language']),
  );
}
