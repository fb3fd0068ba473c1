import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { writeKeys } from '#outside/identification/client/key-file.ts';
import { SIGNED_KEY_SET_TYPE } from '#outside/identification/client/service-keys.ts';

/** The provider's signing keys. New at each start, as if rotated. */
export interface ProviderKeys {
  /** Signs identity tokens; includes the private part. */
  readonly tokenKey: JWK;
  /** The keys for tokens, signed with the key that was handed over (OpenID Federation 1.0 section 5.2.1). */
  signedSet(issuer: string): Promise<string>;
}

/** @param handOverFile where the key that vouches for the others is put for the portal */
export async function createProviderKeys(handOverFile: string | undefined): Promise<ProviderKeys> {
  const [token, entity] = await Promise.all([newKey(), newKey()]);
  if (handOverFile) await writeKeys(handOverFile, { keys: [entity.publicKey] });
  return {
    tokenKey: token.privateKey,
    signedSet: (issuer) =>
      new SignJWT({ keys: [token.publicKey] })
        .setProtectedHeader({ alg: 'RS256', typ: SIGNED_KEY_SET_TYPE, kid: entity.publicKey.kid })
        .setIssuer(issuer)
        .setSubject(issuer)
        .setIssuedAt()
        .setExpirationTime('1 day')
        .sign(entity.signingKey),
  };
}

async function newKey() {
  const { privateKey: signingKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(signingKey);
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64url').slice(0, 16);
  const privateKey = { ...jwk, kid, use: 'sig', alg: 'RS256' };
  const { kty, n = '', e = '' } = jwk;
  return { signingKey, privateKey, publicKey: { kty, n, e, kid, use: 'sig', alg: 'RS256' } };
}
