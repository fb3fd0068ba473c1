import type { Language } from '#contract/language/language.ts';
import { findPatient } from '#domain/patients/server/find-patient.ts';
import { openPatient } from '#domain/patients/server/patient-record.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { continueFor } from '#platform/database/scope.ts';

/** Contact details of a guardian who is a patient themself. */
export interface GuardianAsPatient {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

/**
 * Contact details of a child's guardian who is a patient here; null if they are not. Only for guardians whom the
 * population register has named, or who have written their own row of the child's record: the result addresses a
 * message. The transaction is in the child's scope again afterwards.
 */
export async function guardianAsPatient(
  tx: Scoped,
  vault: Vault,
  { childId, guardian }: { readonly childId: string; readonly guardian: Buffer },
): Promise<GuardianAsPatient | null> {
  const id = await findPatient(tx, guardian);
  if (!id) return null;
  await continueFor(tx, id);
  const row = await tx
    .selectFrom('patients')
    .select(['email', 'phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await continueFor(tx, childId);
  return { ...openPatient(vault, { email: row.email, phone: row.phone }), language: row.language };
}
