import type { IdentifiedPerson, Scoped, Vault } from '#platform/context.ts';
import type { GuardianType } from '../guardian-type.ts';

/** A child's guardian, as the child's record names them; unknown texts are empty. */
export interface GuardianDetails {
  /** Null: nobody has said. */
  readonly type: GuardianType | null;
  readonly name: string;
  readonly phone: string;
  readonly emailAddress: string;
  /** They live at the child's address; the address is empty then. */
  readonly isGuardianHasSameAddress: boolean;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly postOffice: string;
}

const PURPOSE = 'guardians.details';

/** A guardian's sealed columns. */
export function sealGuardian(vault: Vault, guardian: GuardianDetails): string {
  return vault.seal(PURPOSE, JSON.stringify(guardian));
}

export function openGuardian(vault: Vault, details: string): GuardianDetails {
  // What was kept before there were types has none.
  return {
    type: null,
    ...(JSON.parse(vault.open(PURPOSE, details)) as Omit<GuardianDetails, 'type'> & Partial<GuardianDetails>),
  } as GuardianDetails;
}

/** A guardian's row. */
export interface GuardianRow {
  readonly id: string;
  readonly position: number;
  /** `personHash` of the guardian; null until they have written it themselves. */
  readonly personHash: Buffer | null;
  /** `personHash` of the author; null where it was not recorded. */
  readonly writtenBy: Buffer | null;
  readonly details: GuardianDetails;
}

/** All guardians in the patient's record, in its order, regardless of who may see them. */
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
 * Whether a guardian's name, as entered, is an identified person's: their first name and whole last name, and no
 * other than theirs. Namesakes among a child's guardians differ in their first name.
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
