import type { Vault } from './context.ts';

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
