import { createHash } from 'node:crypto';
import { StartError } from '#platform/start-error.ts';
import { createVault } from '#platform/vault.ts';

/** How the keys in `vault_keys` are sealed themselves. */
export interface Wrapping {
  wrap(id: string, key: Buffer): string;
  /** Throws a StartError when none of the secrets has wrapped it. */
  unwrap(id: string, wrapped: string): Buffer;
  /** Whether it is wrapped with the secret of today, not with a former one. */
  isCurrent(wrapped: string): boolean;
}

/**
 * @param current key that the secret of today gives, 32 bytes; wraps and unwraps
 * @param former keys of secrets that have been replaced; they unwrap only
 */
export function createWrapping(current: Buffer, former: readonly Buffer[] = []): Wrapping {
  const keys = Object.fromEntries([current, ...former].map((key) => [nameOf(key), key]));
  const currentKey = nameOf(current);
  const vault = createVault({ keys, currentKey, hashKey: current });
  const purpose = (id: string) => `vault_keys.${id}`;
  const isCurrent = (wrapped: string) => wrapped.startsWith(`${currentKey}.`);
  return {
    isCurrent,
    wrap: (id, key) => vault.seal(purpose(id), key.toString('base64')),
    unwrap(id, wrapped) {
      if (!Object.keys(keys).some((name) => wrapped.startsWith(`${name}.`))) {
        throw new StartError(
          'PORTAL_SECRET is not the one that this database was sealed with: set that one, or name it in PORTAL_SECRET_PREVIOUS.',
        );
      }
      return Buffer.from(vault.open(purpose(id), wrapped), 'base64');
    },
  };
}

/** Distinguishes one secret's key from another's, and reveals nothing about either. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name').update(key).digest('hex').slice(0, 12);
}
