import type { Scoped, Vault } from '#platform/context.ts';
import { type GuardianRow, readGuardianRows } from '#platform/guardian-details.ts';
import type { Owner, Owners } from '../rules-told.ts';
import type { VisitedPatient } from './visited-patient.ts';

/** Whom the record names for a patient, in the patient's scope: for a child without an address of their own the guardians. */
export async function ownersOf(tx: Scoped, vault: Vault, patient: VisitedPatient): Promise<Owners> {
  const { email, phone, language, firstNames, patientId } = patient;
  if (email || phone) return { reached: [{ email, phone, addressedTo: null }], language, child: null };
  const rows = await readGuardianRows(tx, vault, patientId);
  return {
    // What somebody else has written of a guardian may be anybody's address; the only one's is the child's contact.
    reached: rows.filter(({ personHash }) => personHash !== null || rows.length === 1).map(ownerOf),
    language,
    child: firstNames.split(' ', 1).join(),
  };
}

function ownerOf({ details, personHash, writtenBy }: GuardianRow): Owner {
  return {
    email: details.emailAddress || null,
    phone: details.phone || null,
    addressedTo: personHash ?? writtenBy,
  };
}
