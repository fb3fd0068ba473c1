import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { ServerMetadata } from 'openid-client';
import { z } from 'zod';
import { type KeyFile, keyFile, parseKeys } from './key-file.ts';

/**
 * Public keys that the identification service has handed over in advance, outside the network: the ones
 * that sign its key set or, if it signs none, its identity tokens.
 */
export type ServiceKeys = KeyFile<JSONWebKeySet>;

/** The media type of a signed key set (OpenID Federation 1.0 section 5.2.1.1). */
export const SIGNED_KEY_SET_TYPE = 'jwk-set+jwt';

const SIGNATURES = ['RS256', 'PS256', 'ES256'];

const publicKeySet = z.object({
  keys: z
    .array(
      z.looseObject({
        kty: z.enum(['RSA', 'EC', 'OKP']),
        kid: z.string().min(1),
        // A private key that was handed over has been lost.
        d: z.never('is private').optional(),
      }),
    )
    .min(1, 'are none'),
});

/** None of the service's addresses of keys is available now. */
export class ServiceKeysUnavailable extends Error {
  override readonly name = 'ServiceKeysUnavailable';
}

/** The service's keys in a file, a public JSON Web Key Set. */
export function serviceKeysIn(file: string, onUnusable?: (error: unknown) => void): ServiceKeys {
  return keyFile(file, {
    open: async (text) =>
      parseKeys('The keys of the identification service', publicKeySet, text) as JSONWebKeySet,
    onUnusable,
  });
}

/**
 * The keys that identity tokens may be signed with. A service that has a `signed_jwks_uri` (OpenID Federation 1.0
 * section 5.2.1) may change them at any time, signed by a key that it has handed over; for another
 * service they are the ones handed over. Keys that it publishes unsigned are not trusted.
 */
export async function tokenKeys(
  service: ServerMetadata,
  handedOver: JSONWebKeySet,
  fetchInTime: typeof fetch,
): Promise<JSONWebKeySet> {
  const { issuer, signed_jwks_uri: address } = service;
  if (typeof address !== 'string') return handedOver;
  const response = await fetchInTime(address);
  if (!response.ok) throw new ServiceKeysUnavailable(`The service answers ${response.status}.`);
  const { payload } = await jwtVerify(await response.text(), createLocalJWKSet(handedOver), {
    issuer,
    subject: issuer,
    typ: SIGNED_KEY_SET_TYPE,
    algorithms: SIGNATURES,
  });
  return publicKeySet.parse(payload) as JSONWebKeySet;
}
