import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Language } from '#contract/language/language.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { namesMatch, type TypedNames } from '../../rules-names.ts';

/** The patient whose identity code and name somebody has typed, as far as a booking needs to know them. */
export interface VisitedPatient {
  readonly patientId: string;
  readonly firstNames: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly consentStatus: 'invalid' | 'missing' | 'ok';
  readonly isCreditworthy: boolean;
}

/**
 * The patient, in their scope, if the name that was typed is theirs. Null for another name and for nobody alike, after
 * the same work.
 */
export async function visitedPatient(
  tx: Scoped,
  vault: Vault,
  patientId: string,
  typed: TypedNames,
): Promise<VisitedPatient | null> {
  const row = await tx
    .selectFrom('patients')
    .select(['first_names', 'last_name', 'email', 'phone', 'language', 'consent_status', 'is_creditworthy'])
    .where('id', '=', patientId)
    .executeTakeFirst();
  const { first_names, last_name } = row ?? nobody(vault);
  const names = openPatient(vault, { first_names, last_name });
  const isNamed = namesMatch(typed, { firstNames: names.first_names, lastName: names.last_name });
  if (!row || !isNamed) return null;
  const { email, phone } = openPatient(vault, { email: row.email, phone: row.phone });
  const { language, consent_status: consentStatus, is_creditworthy: isCreditworthy } = row;
  return { patientId, firstNames: names.first_names, email, phone, language, consentStatus, isCreditworthy };
}

type SealedNames = ReturnType<typeof sealNobody>;
const nobodies = new WeakMap<Vault, SealedNames>();

/** Dummy names, so that both cases take equal time. Sealed once. */
function nobody(vault: Vault): SealedNames {
  const names = nobodies.get(vault) ?? sealNobody(vault);
  nobodies.set(vault, names);
  return names;
}

function sealNobody(vault: Vault) {
  return sealPatient(vault, { first_names: 'Ei Ketään', last_name: 'Olematon' });
}
