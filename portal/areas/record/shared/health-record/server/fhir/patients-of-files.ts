import type { Kysely } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { FilesIndex } from './index-files.ts';
import type { Reason } from './refusals.ts';
import { contradictedAmong } from './traits.ts';

const AT_ONCE = 1000;

/** Into whose record the resources of each patient of the files go, by the key of the patient's home, or why into none. */
export type PatientsOfFiles = ReadonlyMap<string, { readonly patientId: string } | Reason>;

/**
 * Finds the patients of the files among those of the portal, and remembers whose record each has: a system that later gives
 * the same patient another identity code is asked first, by refusing, which of them is right.
 *
 * @param owner reaches every patient's rows
 * @param options.isInsisted whatever the files say of somebody against it
 */
export async function findPatients(
  owner: Kysely<Tables>,
  vault: Vault,
  { claims, traits }: Pick<FilesIndex, 'claims' | 'traits'>,
  { isInsisted }: { readonly isInsisted: boolean },
): Promise<PatientsOfFiles> {
  const people = [...claims.values()].flatMap((claim) => (typeof claim === 'object' ? claim.person : []));
  const ids = await idsOf(owner, [...new Set(people)]);
  const found = new Map<string, { patientId: string } | Reason>();
  for (const [key, claim] of claims) {
    const id = typeof claim === 'object' ? ids.get(claim.person) : undefined;
    found.set(
      key,
      typeof claim === 'string' ? claim : id === undefined ? 'patientUnknown' : { patientId: id },
    );
  }
  if (!isInsisted) {
    const whose = new Map(
      [...found].flatMap(([key, one]) => (typeof one === 'object' ? [[key, one.patientId]] : [])),
    );
    for (const key of await contradictedAmong(owner, vault, traits, whose))
      found.set(key, 'patientContradicted');
  }
  await remember(owner, vault, found);
  return found;
}

/** The patient of the portal with an identity code; null: there is none. */
export async function registeredPatient(
  owner: Kysely<Tables>,
  vault: Vault,
  identityCode: string,
): Promise<string | null> {
  const [id] = (await idsOf(owner, [personHash(vault, identityCode).toString('hex')])).values();
  return id ?? null;
}

async function idsOf(owner: Kysely<Tables>, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const rows = await owner
      .selectFrom('identities')
      .innerJoin('patients', 'patients.id', 'identities.patient_id')
      .select(['identity_hash', 'patient_id'])
      .where('account_closed_at', 'is', null)
      .where(
        'identity_hash',
        'in',
        people.slice(from, from + AT_ONCE).map((person) => Buffer.from(person, 'hex')),
      )
      .execute();
    for (const row of rows) ids.set(row.identity_hash.toString('hex'), row.patient_id);
  }
  return ids;
}

/** Refuses in `found` those whose record was another patient's before. */
async function remember(
  owner: Kysely<Tables>,
  vault: Vault,
  found: Map<string, { patientId: string } | Reason>,
): Promise<void> {
  const all = [...found].flatMap(([key, whose]) =>
    typeof whose === 'object'
      ? { key, patient_id: whose.patientId, source_hash: vault.hash('record_subjects.source', key) }
      : [],
  );
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const rows = some.map(({ patient_id, source_hash }) => ({ patient_id, source_hash }));
    await owner
      .insertInto('record_subjects')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await owner
      .selectFrom('record_subjects')
      .selectAll()
      .where(
        'source_hash',
        'in',
        rows.map(({ source_hash }) => source_hash),
      )
      .execute();
    const patients = new Map(known.map((row) => [row.source_hash.toString('hex'), row.patient_id]));
    for (const { key, patient_id, source_hash } of some) {
      if (patients.get(source_hash.toString('hex')) !== patient_id) found.set(key, 'patientChanged');
    }
  }
}
