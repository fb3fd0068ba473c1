import type { Vault } from '#platform/context.ts';

/**
 * What the browser knows a child by: it names neither a record nor a person to anybody else.
 *
 * @param of the child's record, or the identity code of one who is no patient yet
 */
export function childId(vault: Vault, of: string): string {
  return vault.hash('child-id', of).toString('base64url').slice(0, 22);
}
