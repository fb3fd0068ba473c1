import type { Vault } from '#platform/context.ts';

/**
 * A child's id in the browser: to anybody else it names neither a record nor a person.
 *
 * @param of id of the child's record, or the identity code of a child who is not a patient yet
 */
export function childId(vault: Vault, of: string): string {
  return vault.hash('child-id', of).toString('base64url').slice(0, 22);
}
