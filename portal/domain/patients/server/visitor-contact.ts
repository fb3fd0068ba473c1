import type { Language } from '#contract/language/language.ts';
import type { Vault } from '#platform/context.ts';

/** By what somebody is reached who booked without signing in, as far as it is nobody's whom the patient's record names. */
export interface VisitorContact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

const PURPOSE = 'appointments.visitor_contact';

/** What the table keeps of them. */
export function sealVisitorContact(vault: Vault, contact: VisitorContact): string {
  return vault.seal(PURPOSE, JSON.stringify(contact));
}

export function openVisitorContact(vault: Vault, sealed: string): VisitorContact {
  return JSON.parse(vault.open(PURPOSE, sealed)) as VisitorContact;
}
