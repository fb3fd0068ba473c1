import type { IdentifiedPerson, Scoped, Vault } from '#platform/context.ts';

/** Somebody who is a child's guardian, as the child's record names them; texts that are not known are empty. */
export interface GuardianDetails {
  readonly name: string;
  readonly phone: string;
  readonly emailAddress: string;
  /** They live where the child does; the address is empty then. */
  readonly isGuardianHasSameAddress: boolean;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly postOffice: string;
}

const PURPOSE = 'guardians.details';

/** What the table keeps of a guardian. */
export function sealGuardian(vault: Vault, guardian: GuardianDetails): string {
  return vault.seal(PURPOSE, JSON.stringify(guardian));
}

export function openGuardian(vault: Vault, details: string): GuardianDetails {
  return JSON.parse(vault.open(PURPOSE, details)) as GuardianDetails;
}

/** A guardian as the table keeps them. */
export interface GuardianRow {
  readonly id: string;
  readonly position: number;
  /** `personHash` of who this is; null until they have written it themselves. */
  readonly personHash: Buffer | null;
  /** `personHash` of who wrote it; null where nobody noted that. */
  readonly writtenBy: Buffer | null;
  readonly details: GuardianDetails;
}

/** Everybody whom the patient's record names, whoever may see them, in the record's order. */
export async function readGuardianRows(tx: Scoped, vault: Vault, patientId: string): Promise<GuardianRow[]> {
  const rows = await tx
    .selectFrom('guardians')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    personHash: row.person_hash,
    writtenBy: row.written_by,
    details: openGuardian(vault, row.details),
  }));
}

/**
 * Whether a guardian's name, as somebody wrote it, is an identified person's: their first name and whole last name, and no
 * other than theirs. Namesakes among a child's guardians differ in the first of their names.
 */
export function isNameOf(
  name: string,
  { firstNames, lastName }: Pick<IdentifiedPerson, 'firstNames' | 'lastName'>,
): boolean {
  const written = words(name);
  const first = words(firstNames);
  const last = words(lastName);
  return (
    written[0] === first[0] &&
    last.every((word) => written.includes(word)) &&
    written.every((word) => first.includes(word) || last.includes(word))
  );
}

const words = (names: string) => names.normalize('NFC').toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);
