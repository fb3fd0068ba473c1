import { guardianAsPatient } from '#areas/person/shared/guardianship/server/guardian-as-patient.ts';
import {
  type GuardianRow,
  readGuardianRows,
} from '#areas/person/shared/guardianship/server/guardian-details.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Recipient, Recipients } from '../../rules-notifications.ts';
import type { VisitedPatient } from './visited-patient.ts';

/**
 * Whom the record names for a patient, in the patient's scope: for a child without an address of their own the guardians.
 * A record may name guardians of somebody who has grown up since, or decides about their care themselves: they hear of nothing.
 */
export async function recipientsOf(
  call: RecordCall,
  patient: VisitedPatient,
  { guardiansAct }: { readonly guardiansAct: boolean },
): Promise<Recipients> {
  const { email, phone, language, firstNames, patientId } = patient;
  if (email || phone) return { reached: [{ email, phone, language, addressedTo: null }], child: null };
  if (!guardiansAct) return { reached: [], child: null };
  const rows = await readGuardianRows(call.tx, call.vault, patientId);
  // What somebody else has written of a guardian may be anybody's address; the only one's is the child's contact.
  const known = rows.filter(({ personHash }) => personHash !== null || rows.length === 1);
  const reached: Recipient[] = [];
  for (const row of known) reached.push(await ownerOf(call, patient, row));
  return { reached, child: firstNames.split(' ', 1).join() };
}

/** A guardian who is a patient here as they say of themself; else, or without an address there, as the child's record does. */
async function ownerOf(
  call: RecordCall,
  { language }: VisitedPatient,
  { details, personHash, writtenBy }: GuardianRow,
): Promise<Recipient> {
  const addressedTo = personHash ?? writtenBy;
  const own = personHash && (await guardianAsPatient(call, personHash));
  if (own && (own.email || own.phone)) return { ...own, addressedTo };
  return { email: details.emailAddress || null, phone: details.phone || null, language, addressedTo };
}
