import type { JSONWebKeySet } from 'jose';
import * as openid from 'openid-client';
import type { ClientKeys } from './client-keys.ts';
import { type ServiceKeys, tokenKeys } from './service-keys.ts';

/** How the portal and the service talk: plain OpenID Connect, or the Finnish Trust Network's profile. */
export const PROFILES = ['finnish-trust-network', 'openid-connect'] as const;

/** Allowed content encryption of identity tokens (JWA, RFC 7518 section 5.1). */
export const CONTENT_ENCRYPTIONS = ['A256GCM', 'A128CBC-HS256'] as const;

export type ClientCredentials =
  | {
      readonly profile: 'finnish-trust-network';
      readonly keys: ClientKeys;
      readonly serviceKeys: ServiceKeys;
    }
  | { readonly profile: 'openid-connect'; readonly clientSecret: string };

/** How one sign-in differs by profile, with the current keys. */
interface Profile {
  /** How the portal authenticates as the client. */
  readonly authentication: openid.ClientAuth;
  /** Prepares a client to read responses. */
  prepare(client: openid.Configuration): void;
  /** The parameters of a client's request. */
  asking(service: openid.ServerMetadata, fetchInTime: typeof fetch): typeof fetch;
  authorizationUrl(client: openid.Configuration, parameters: Record<string, string>): Promise<URL>;
  /** Whether an identity token arrived protected as required, whatever it says. */
  isProtected(identityToken: string): boolean;
  readonly published: JSONWebKeySet;
}

export async function profileOf(credentials: ClientCredentials): Promise<Profile> {
  return credentials.profile === 'openid-connect'
    ? plain(credentials.clientSecret)
    : trustNetwork(credentials.keys, credentials.serviceKeys);
}

function plain(clientSecret: string): Profile {
  return {
    authentication: openid.ClientSecretBasic(clientSecret),
    prepare() {},
    asking: (_service, fetchInTime) => fetchInTime,
    authorizationUrl: async (client, parameters) => openid.buildAuthorizationUrl(client, parameters),
    isProtected: () => true,
    published: { keys: [] },
  };
}

/**
 * The profile for the network's brokers (Traficom recommendation 213/2023 S): signed requests (RFC 9101),
 * `private_key_jwt` (RFC 7523) and identity tokens that are signed, with a key that the service vouches for with one
 * that it has handed over, then encrypted to the portal.
 */
async function trustNetwork(keys: ClientKeys, serviceKeys: ServiceKeys): Promise<Profile> {
  const { signing, decrypting, published } = await keys.current();
  return {
    authentication: openid.PrivateKeyJwt(signing),
    prepare: (client) => openid.enableDecryptingResponses(client, [...CONTENT_ENCRYPTIONS], ...decrypting),
    // The library trusts the key set that the service publishes, no matter who put it there.
    asking: (service, fetchInTime) => async (input, init) =>
      String(input) === service.jwks_uri
        ? Response.json(await tokenKeys(service, await serviceKeys.current(), fetchInTime))
        : fetchInTime(input, init),
    async authorizationUrl(client, parameters) {
      const url = await openid.buildAuthorizationUrlWithJAR(client, parameters, signing);
      // OpenID Connect Core section 6.1 requires these two outside the signed request, too.
      for (const name of ['response_type', 'scope']) url.searchParams.set(name, parameters[name] ?? '');
      return url;
    },
    // The library decrypts encrypted tokens, but accepts those that are only signed.
    isProtected: (identityToken) => identityToken.split('.').length === 5,
    published,
  };
}
