import type { Vault } from '#platform/context.ts';
import { createVault } from '#platform/vault.ts';
import { deriveKey } from './config.ts';

/** The vault whose keys come from the portal's one secret. */
export function vaultOf({ secret }: { readonly secret: string }): Vault {
  return createVault({
    keys: { a: deriveKey(secret, 'seal') },
    currentKey: 'a',
    hashKey: deriveKey(secret, 'hash'),
  });
}
