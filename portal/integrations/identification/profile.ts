import type { JSONWebKeySet } from 'jose';
import * as openid from 'openid-client';
import type { ClientKeys } from './client-keys.ts';
import { type ServiceKeys, tokenKeys } from './service-keys.ts';

/** How the portal and the service talk: plain OpenID Connect, or as the Finnish Trust Network demands. */
export const PROFILES = ['finnish-trust-network', 'openid-connect'] as const;

/** What identity tokens may be encrypted with (JWA, RFC 7518 section 5.1). */
export const CONTENT_ENCRYPTIONS = ['A256GCM', 'A128CBC-HS256'] as const;

export type ClientCredentials =
  | {
      readonly profile: 'finnish-trust-network';
      readonly keys: ClientKeys;
      readonly serviceKeys: ServiceKeys;
    }
  | { readonly profile: 'openid-connect'; readonly clientSecret: string };

/** What one sign-in does differently by profile, with the keys of the moment. */
interface Profile {
  /** How the portal proves that it is the client. */
  readonly authentication: openid.ClientAuth;
  /** Makes a client ready to read answers. */
  prepare(client: openid.Configuration): void;
  /** What a client asks the service with. */
  asking(service: openid.ServerMetadata, fetchInTime: typeof fetch): typeof fetch;
  authorizationUrl(client: openid.Configuration, parameters: Record<string, string>): Promise<URL>;
  /** Whether an identity token came as it must, whatever it says. */
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
 * The profile for the network's brokers (Traficom recommendation 213/2023 S): signed questions (RFC 9101),
 * `private_key_jwt` (RFC 7523) and identity tokens that are signed, by a key that the service vouches for with one
 * that it has handed over, then encrypted to the portal.
 */
async function trustNetwork(keys: ClientKeys, serviceKeys: ServiceKeys): Promise<Profile> {
  const { signing, decrypting, published } = await keys.current();
  return {
    authentication: openid.PrivateKeyJwt(signing),
    prepare: (client) => openid.enableDecryptingResponses(client, [...CONTENT_ENCRYPTIONS], ...decrypting),
    // The library reads the key set that the service publishes, whoever has put it there.
    asking: (service, fetchInTime) => async (input, init) =>
      String(input) === service.jwks_uri
        ? Response.json(await tokenKeys(service, await serviceKeys.current(), fetchInTime))
        : fetchInTime(input, init),
    async authorizationUrl(client, parameters) {
      const url = await openid.buildAuthorizationUrlWithJAR(client, parameters, signing);
      // OpenID Connect Core section 6.1 wants these two outside the signed question, too.
      for (const name of ['response_type', 'scope']) url.searchParams.set(name, parameters[name] ?? '');
      return url;
    },
    // The library decrypts what is encrypted, but lets pass what is only signed.
    isProtected: (identityToken) => identityToken.split('.').length === 5,
    published,
  };
}
