import { importJWK, jwtVerify } from 'jose';

/** Longest validity of a token: https://www.rfc-editor.org/rfc/rfc8292#section-2 */
const MOST_SECONDS = 24 * 3600;

/**
 * Whether a request proves who sends it, with the key that the subscription was made for.
 *
 * @param authorization `vapid t=<token>, k=<public key>`
 * @param audience origin of the push service
 * @param publicKey of the subscription, base64url of the uncompressed point
 * @see https://www.rfc-editor.org/rfc/rfc8292#section-3
 */
export async function isVapid(
  authorization: string | undefined,
  audience: string,
  publicKey: string,
  now: Date,
): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      algorithms: ['ES256'],
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    const lasts = (payload.exp ?? 0) - now.getTime() / 1000;
    return lasts <= MOST_SECONDS && /^(mailto:|https:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}
