import {
  CompactEncrypt,
  compactDecrypt,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import type { ClientKeys } from './client-keys.ts';

export interface Forgery {
  readonly change?: (claims: JWTPayload) => JWTPayload;
  /** What signs: a key that the service publishes (as it does unless told), one that it does not, or nothing. */
  readonly signedBy?: 'published' | 'foreign' | 'none';
  /** What it is encrypted to: the portal's key as it should be, another's, or nothing. */
  readonly encryptedTo?: 'portal' | 'stranger' | 'none';
}

/** A `fetch` that lets identity tokens to the holder of the keys arrive changed, for tests. */
export async function forgingFetch(keys: ClientKeys, forgery: Forgery): Promise<typeof fetch> {
  const { change = (claims) => claims, signedBy = 'published', encryptedTo = 'portal' } = forgery;
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(publicKey)), kid: 'forged', alg: 'RS256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    signedBy === 'none'
      ? new UnsecuredJWT(claims).encode()
      : new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'forged' }).sign(privateKey);

  const original = globalThis.fetch;
  return async (input, init) => {
    const response = await original(input, init);
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/jwks') && signedBy === 'published') {
      const { keys: own } = (await response.json()) as { keys: object[] };
      return Response.json({ keys: [...own, published] });
    }
    if (!path.endsWith('/token')) return response;
    const answer = (await response.json()) as { id_token: string };
    const token = await sign(change(decodeJwt(await decrypt(keys, answer.id_token))));
    const arriving = encryptedTo === 'none' ? token : await encrypt(keys, token, encryptedTo);
    return Response.json({ ...answer, id_token: arriving });
  };
}

async function decrypt(keys: ClientKeys, token: string): Promise<string> {
  const [own] = (await keys.current()).decrypting;
  if (!own || !('key' in own)) throw new Error('The portal has no key to decrypt with');
  return new TextDecoder().decode((await compactDecrypt(token, own.key)).plaintext);
}

async function encrypt(keys: ClientKeys, token: string, to: 'portal' | 'stranger'): Promise<string> {
  const jwk = (await keys.current()).published.keys.find(({ use }) => use === 'enc');
  const stranger = await generateKeyPair('RSA-OAEP');
  const key = to === 'portal' && jwk ? await importJWK(jwk) : stranger.publicKey;
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM', cty: 'JWT', ...(jwk?.kid && { kid: jwk.kid }) })
    .encrypt(key);
}
