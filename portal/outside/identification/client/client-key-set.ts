import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet } from 'jose';
import type { CryptoKey, DecryptionKey, PrivateKey } from 'openid-client';
import { z } from 'zod';
import { KeysError, parseKeys } from './key-file.ts';

/** Algorithm of the portal's signatures (JWA, RFC 7518 section 3.3). */
export const SIGNING_ALGORITHM = 'RS256';
/** Algorithm with which the service encrypts identity tokens' keys (RFC 7518 section 4.3). */
export const ENCRYPTION_ALGORITHM = 'RSA-OAEP';

const SMALLEST_MODULUS_BYTES = 2048 / 8;

const modulus = z
  .base64url()
  .refine((n) => Buffer.from(n, 'base64url').length >= SMALLEST_MODULUS_BYTES, 'is shorter than 2048 bits');

const privateKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1),
  n: modulus,
  e: z.base64url(),
  d: z.base64url(),
  p: z.base64url(),
  q: z.base64url(),
  dp: z.base64url(),
  dq: z.base64url(),
  qi: z.base64url(),
});

const clientKey = z.discriminatedUnion('use', [
  privateKey.extend({ use: z.literal('sig'), alg: z.literal(SIGNING_ALGORITHM) }),
  privateKey.extend({ use: z.literal('enc'), alg: z.literal(ENCRYPTION_ALGORITHM) }),
]);

/**
 * A private JSON Web Key Set (RFC 7517). Of the signing keys, the first is in use and all are
 * published, so that the service knows the next one before it is used; of the decryption keys, the
 * first is published and all are in use, so that tokens encrypted to the previous one can still be read.
 */
const keySetSchema = z.object({
  keys: z
    .array(clientKey)
    .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, 'have a kid twice')
    .refine((keys) => keys.some(({ use }) => use === 'sig'), 'have none to sign with')
    .refine((keys) => keys.some(({ use }) => use === 'enc'), 'have none to decrypt with'),
});

type ClientKey = z.infer<typeof clientKey>;
/** The portal's private keys, as stored. */
export type PrivateKeySet = z.infer<typeof keySetSchema>;

/** The portal's keys, ready for use. */
export interface ClientKeySet {
  readonly signing: PrivateKey;
  readonly decrypting: readonly DecryptionKey[];
  /** Their public parts, for the service. */
  readonly published: JSONWebKeySet;
}

/** Reads a private key set; throws a KeysError that says what is wrong with it. */
export const parseKeySet = (text: string): PrivateKeySet =>
  parseKeys('The identification keys', keySetSchema, text);

export async function openKeySet({ keys }: PrivateKeySet): Promise<ClientKeySet> {
  const [signing] = await Promise.all(keys.filter(({ use }) => use === 'sig').map(imported));
  const decrypting = keys.filter(({ use }) => use === 'enc');
  // The schema has checked that there is one.
  if (!signing) throw new KeysError('The identification keys have none to sign with.');
  return {
    signing,
    decrypting: await Promise.all(decrypting.map(imported)),
    published: { keys: keys.filter((key) => key.use === 'sig' || key === decrypting[0]).map(publicPart) },
  };
}

/**
 * The set after a rotation: the key that was published as the next one signs, and a new one is
 * published after it; a new key decrypts, and the previous one still does. The time between two rotations must
 * be longer than the service caches published keys, at least a day.
 */
export async function rotateKeySet(former: PrivateKeySet | null): Promise<PrivateKeySet> {
  const [current, next] = former?.keys.filter(({ use }) => use === 'sig') ?? [];
  const [decrypting] = former?.keys.filter(({ use }) => use === 'enc') ?? [];
  const keys = [
    next ?? (await newKey('sig')),
    await newKey('sig'),
    current,
    await newKey('enc'),
    decrypting,
  ].filter((key) => key !== undefined);
  return keySetSchema.parse({ keys });
}

async function newKey(use: ClientKey['use']): Promise<ClientKey> {
  const alg = use === 'sig' ? SIGNING_ALGORITHM : ENCRYPTION_ALGORITHM;
  const { privateKey: key } = await generateKeyPair(alg, { extractable: true, modulusLength: 2048 });
  const kid = `${use}-${crypto.randomUUID()}`;
  return clientKey.parse({ ...(await exportJWK(key)), use, alg, kid });
}

async function imported(key: ClientKey): Promise<{ key: CryptoKey; kid: string; alg: string }> {
  return { key: (await importJWK(key, key.alg)) as CryptoKey, kid: key.kid, alg: key.alg };
}

/** Named one by one: a member added to the keys stays private until it is listed here. */
function publicPart({ kty, use, alg, kid, n, e }: ClientKey) {
  return { kty, use, alg, kid, n, e };
}
