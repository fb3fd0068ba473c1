import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Vault } from './context.ts';
import type { SealedText } from './sealed.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface VaultKeys {
  /** Every key that may have sealed a value, by its id (letters, digits, `-`, `_`). 32 bytes each. */
  readonly keys: Readonly<Record<string, Buffer>>;
  /** Id of the key that seals from now on. */
  readonly currentKey: string;
  /** Key of the lookup hashes, 32 bytes. It does not rotate: what it hashed could no longer be found. */
  readonly hashKey: Buffer;
  /** Purposes whose values may be stored unsealed, as `clear.{text}`. Default: none. */
  readonly clear?: ReadonlySet<string>;
}

/** The id that marks a text which has yet to be sealed; no key has it. */
export const CLEAR = 'clear';

/**
 * Seals with AES-256-GCM: `{key id}.{base64url of nonce, tag and text}`, bytes without the base64url. The purpose is
 * authenticated, so that a value copied into another column does not open. Throws on keys that are not usable.
 */
export function createVault({ keys, currentKey, hashKey, clear }: VaultKeys): Vault {
  for (const [id, key] of Object.entries(keys)) {
    if (!/^[\w-]+$/.test(id) || id === CLEAR)
      throw new Error('A key id has letters, digits, "-" and "_" only, and is not "clear".');
    if (key.length !== KEY_BYTES)
      throw new Error(`Key ${id} has ${key.length} bytes instead of ${KEY_BYTES}.`);
  }
  // Bytes would be made into a key at each use, which takes five times as long as a hash.
  const prepared = new Map<string, KeyObject>(
    Object.entries(keys).map(([id, key]) => [id, createSecretKey(key)]),
  );
  const current = prepared.get(currentKey);
  if (!current) throw new Error(`The current key ${currentKey} is not among the keys.`);
  if (hashKey.length !== KEY_BYTES)
    throw new Error(`The hash key has ${hashKey.length} bytes, not ${KEY_BYTES}.`);
  const hashing = createSecretKey(hashKey);

  const seal = (purpose: string, plain: Uint8Array): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(authenticated(currentKey, purpose));
    const text = [cipher.update(plain), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...text]);
  };
  const open = (purpose: string, id: string, bytes: Buffer): Buffer => {
    const key = prepared.get(id);
    if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed value.');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(authenticated(id, purpose))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  };

  return {
    seal(purpose, plain) {
      const sealed = seal(purpose, Buffer.from(plain)).toString('base64url');
      return `${currentKey}.${sealed}` as SealedText;
    },
    open(purpose, value) {
      const sealed = value as SealedText;
      const dot = sealed.indexOf('.');
      const id = dot < 0 ? '' : sealed.slice(0, dot);
      if (id === CLEAR && clear?.has(purpose)) return sealed.slice(dot + 1);
      return open(purpose, id, Buffer.from(sealed.slice(dot + 1), 'base64url')).toString('utf8');
    },
    sealBytes: (purpose, plain) => Buffer.concat([Buffer.from(`${currentKey}.`), seal(purpose, plain)]),
    openBytes(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      const dot = bytes.indexOf('.');
      const id = bytes.subarray(0, Math.max(dot, 0)).toString();
      return open(purpose, id, bytes.subarray(dot + 1));
    },
    hash(purpose, value) {
      return createHmac('sha256', hashing).update(delimited(purpose)).update(value).digest();
    },
  };
}

function authenticated(keyId: string, purpose: string): Buffer {
  return Buffer.concat([delimited(keyId), delimited(purpose)]);
}

/** The length goes first, so that two different pairs never make the same bytes. */
function delimited(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
