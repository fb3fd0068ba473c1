import type { Context, Vault } from '#platform/context.ts';

/** A person's key in the tables, patient or not: the same in each of them, however the code is written. */
export function personHash(vault: Vault, identityCode: string): Buffer {
  return vault.hash('identity', identityCode.trim().toUpperCase());
}

/** Recipient of the messages about a request: the guardian who acts; null for the patient themself. */
export function addresseeOf({ session, vault }: Pick<Context, 'session' | 'vault'>): Buffer | null {
  return session.actingFor && session.person ? personHash(vault, session.person.identityCode) : null;
}
