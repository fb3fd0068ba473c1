import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/**
 * A `fetch` that lets identity tokens arrive changed, for tests.
 *
 * @param key what signs them: a key that the service publishes, one that it does not, or nothing
 */
export async function forgingFetch(
  change: (claims: JWTPayload) => JWTPayload,
  key: 'published' | 'foreign' | 'none',
): Promise<typeof fetch> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(publicKey)), kid: 'forged', alg: 'RS256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    key === 'none'
      ? new UnsecuredJWT(claims).encode()
      : new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'forged' }).sign(privateKey);

  const original = globalThis.fetch;
  return async (input, init) => {
    const response = await original(input, init);
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/jwks') && key === 'published') {
      const { keys } = (await response.json()) as { keys: object[] };
      return Response.json({ keys: [...keys, published] });
    }
    if (!path.endsWith('/token')) return response;
    const answer = (await response.json()) as { id_token: string };
    return Response.json({ ...answer, id_token: await sign(change(decodeJwt(answer.id_token))) });
  };
}
