import type { Patient } from 'fhir/r4.js';
import type { Kysely } from 'kysely';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';

/** What a system says of a patient beside the identity code. */
export type Traits = Pick<Patient, 'birthDate' | 'gender'>;

const AT_ONCE = 1000;

/**
 * Which patients of files cannot be whom their resources are for: they were born on another day, or are of the other sex.
 *
 * @param owner reaches every patient's rows
 * @param whose the portal's patient for each of them, by the key of their home
 * @returns the keys
 */
export async function contradictedAmong(
  owner: Kysely<Tables>,
  vault: Vault,
  traits: ReadonlyMap<string, readonly Traits[]>,
  whose: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const told = [...whose].flatMap(([key, patientId]) =>
    (traits.get(key) ?? []).map((said) => ({ key, patientId, said })),
  );
  const contradicted = new Set<string>();
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const some = told.slice(from, from + AT_ONCE);
    const rows = await owner
      .selectFrom('patients')
      .select(['id', 'identity_code'])
      .where(
        'id',
        'in',
        some.map(({ patientId }) => patientId),
      )
      .execute();
    const codes = new Map(rows.map((row) => [row.id, openPatient(vault, row).identity_code]));
    for (const { key, patientId, said } of some)
      if (contradicts(said, codes.get(patientId) ?? '')) contradicted.add(key);
  }
  return contradicted;
}

function contradicts({ birthDate, gender }: Traits, identityCode: string): boolean {
  const person = parseIdentityCode(identityCode, { acceptDevelopment: true, today: '9999-12-31' });
  if (!person.valid) return false;
  // A year or a month may be all that is known of the day; `other` and `unknown` say nothing against the code.
  if (birthDate !== undefined && !person.birthDate.startsWith(birthDate)) return true;
  return (gender === 'female' || gender === 'male') && gender !== person.sex;
}
