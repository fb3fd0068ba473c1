import type { Vault } from '#platform/context.ts';
import type { Database } from '#platform/database/open.ts';
import { ensureFirstKeys, FIRST_KEY } from '#platform/keyring/first-keys.ts';
import { type Keyring, type KeyringOptions, openKeyring } from '#platform/keyring/keyring.ts';
import { createWrapping, type Wrapping } from '#platform/keyring/wrapping.ts';
import { createVault } from '#platform/vault.ts';
import { deriveKey } from './config.ts';

interface Secrets {
  readonly secret: string;
  /** Secrets that have been replaced. */
  readonly formerSecrets: readonly string[];
}

/** How the settings' secrets wrap the keys of a database. */
export function wrappingOf({ secret, formerSecrets }: Secrets): Wrapping {
  const keyOf = (text: string) => deriveKey(text, 'wrap');
  return createWrapping(keyOf(secret), formerSecrets.map(keyOf));
}

/** Opens the keys of a database, and gives it its first, which the secret gives, too. */
export async function keyringOf(
  secrets: Secrets,
  database: Pick<Database, 'db' | 'asOwner'>,
  options: Pick<KeyringOptions, 'pollMs' | 'staleMs'> = {},
): Promise<Keyring> {
  const wrapping = wrappingOf(secrets);
  await database.asOwner(({ db }) => ensureFirstKeys(db, wrapping, firstKeysOf(secrets)));
  return openKeyring({ db: database.db, wrapping, ...options });
}

/** The vault of a database whose keys have never been changed. */
export function firstVaultOf(secrets: Pick<Secrets, 'secret'>): Vault {
  const { seal, hash } = firstKeysOf(secrets);
  return createVault({ keys: { [FIRST_KEY]: seal }, currentKey: FIRST_KEY, hashKey: hash });
}

function firstKeysOf({ secret }: Pick<Secrets, 'secret'>) {
  return { seal: deriveKey(secret, 'seal'), hash: deriveKey(secret, 'hash') };
}
