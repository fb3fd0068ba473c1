import type { Language } from '#contract/language/language.ts';
import type { Vault } from '#platform/context.ts';

/**
 * Contact details of somebody who booked without signing in, unless they are those of a guardian in the patient's
 * record.
 */
export interface VisitorContact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

const PURPOSE = 'appointments.visitor_contact';

/** Their sealed columns. */
export function sealVisitorContact(vault: Vault, contact: VisitorContact): string {
  return vault.seal(PURPOSE, JSON.stringify(contact));
}

export function openVisitorContact(vault: Vault, sealed: string): VisitorContact {
  return JSON.parse(vault.open(PURPOSE, sealed)) as VisitorContact;
}
