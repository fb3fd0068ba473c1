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
import { type ServiceKeys, SIGNED_KEY_SET_TYPE } from './service-keys.ts';

export interface Forgery {
  readonly change?: Change;
  /**
   * What signs the token: a key that the service vouches for (default), one that it only publishes, one that it does
   * not know, or nothing.
   */
  readonly signedBy?: 'vouched' | 'published' | 'foreign' | 'none';
  /** What it is encrypted to: the portal's key (default), another's, or nothing. */
  readonly encryptedTo?: 'portal' | 'stranger' | 'none';
  /** How the service's signed key set is forged. */
  readonly keySet?: {
    readonly change?: Change;
    /** What signs the set: the key that was handed over (default), another, or nothing. */
    readonly signedBy?: 'handed over' | 'foreign' | 'none';
    readonly type?: string;
  };
}

type Change = (claims: JWTPayload) => JWTPayload;
const unchanged: Change = (claims) => claims;

/**
 * For tests: a `fetch` that forges the service's key set, and identity tokens to the holder of the keys,
 * and the key that the service would have handed over.
 */
export async function forge(keys: ClientKeys, forgery: Forgery) {
  const { change = unchanged, signedBy = 'vouched', encryptedTo = 'portal', keySet = {} } = forgery;
  const [token, entity, stranger] = await Promise.all([newKey('token'), newKey('entity'), newKey('entity')]);

  const original = globalThis.fetch;
  const forgingFetch: typeof fetch = async (input, init) => {
    const response = await original(input, init);
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/jwks')) {
      const { keys: own } = (await response.json()) as { keys: object[] };
      return Response.json({ keys: signedBy === 'published' ? [...own, token.jwk] : own });
    }
    if (path.endsWith('/signed-jwks')) {
      const claims = decodeJwt(await response.text());
      const set = signedBy === 'vouched' ? { ...claims, keys: [token.jwk] } : claims;
      const signer = { 'handed over': entity, foreign: stranger, none: null }[
        keySet.signedBy ?? 'handed over'
      ];
      return new Response(
        await sign((keySet.change ?? unchanged)(set), signer, keySet.type ?? SIGNED_KEY_SET_TYPE),
      );
    }
    if (!path.endsWith('/token')) return response;
    const answer = (await response.json()) as { id_token: string };
    const claims = change(decodeJwt(await decrypt(keys, answer.id_token)));
    const forged = await sign(claims, signedBy === 'none' ? null : token, 'JWT');
    const arriving = encryptedTo === 'none' ? forged : await encrypt(keys, forged, encryptedTo);
    return Response.json({ ...answer, id_token: arriving });
  };
  const serviceKeys: ServiceKeys = { current: async () => ({ keys: [entity.jwk] }) };
  return { fetch: forgingFetch, serviceKeys };
}

type Signer = Awaited<ReturnType<typeof newKey>>;

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kty: 'RSA', kid, alg: 'RS256', use: 'sig' } };
}

function sign(claims: JWTPayload, signer: Signer | null, typ: string): Promise<string> | string {
  if (!signer) return new UnsecuredJWT(claims).encode();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: signer.jwk.kid, typ })
    .sign(signer.privateKey);
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
