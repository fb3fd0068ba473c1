import { type ClientMetadata, type Configuration, errors } from 'oidc-provider';
import { isAssuranceLevel } from '#outside/identification/client/assurance.ts';
import { ENCRYPTION_ALGORITHM, SIGNING_ALGORITHM } from '#outside/identification/client/client-key-set.ts';
import { CONTENT_ENCRYPTIONS } from '#outside/identification/client/profile.ts';
import type { SandboxSettings } from '../../sandbox/settings.ts';

/** The provider's requirements for its clients, by profile. */
interface ClientRules {
  readonly client: Omit<ClientMetadata, 'client_id'>;
  readonly configuration: Pick<
    Configuration,
    'enabledJWA' | 'assertJwtClientAuthClaimsAndHeader' | 'clientAuthMethods' | 'fetch'
  >;
  readonly features: Pick<NonNullable<Configuration['features']>, 'encryption' | 'requestObjects'>;
}

/** What a request under the Finnish Trust Network's profile always contains. */
const REQUIRED_CLAIMS = ['jti', 'iat', 'exp', 'state', 'nonce', 'ui_locales', 'acr_values', 'max_age'];

export function clientRules(settings: SandboxSettings['identification']): ClientRules {
  return settings.profile === 'openid-connect' ? plain(settings.clientSecret) : trustNetwork(settings);
}

function plain(clientSecret: string): ClientRules {
  return {
    client: { client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_basic' },
    configuration: { clientAuthMethods: ['client_secret_basic'] },
    features: {},
  };
}

function trustNetwork({ clientKeysUrl, tokenEncryption }: SandboxSettings['identification']): ClientRules {
  return {
    client: {
      jwks_uri: clientKeysUrl,
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: SIGNING_ALGORITHM,
      require_signed_request_object: true,
      request_object_signing_alg: SIGNING_ALGORITHM,
      require_auth_time: true,
      id_token_encrypted_response_alg: ENCRYPTION_ALGORITHM,
      id_token_encrypted_response_enc: tokenEncryption,
    },
    configuration: {
      clientAuthMethods: ['private_key_jwt'],
      enabledJWA: {
        clientAuthSigningAlgValues: [SIGNING_ALGORITHM],
        requestObjectSigningAlgValues: [SIGNING_ALGORITHM],
        idTokenEncryptionAlgValues: [ENCRYPTION_ALGORITHM],
        idTokenEncryptionEncValues: [...CONTENT_ENCRYPTIONS],
      },
      assertJwtClientAuthClaimsAndHeader(_ctx, _claims, header) {
        if (!header.kid) throw new errors.InvalidClientAuth('The assertion names no key');
      },
      // The library's own way refuses addresses of this machine, where the portal's keys are.
      fetch: (url, { method, headers, signal } = {}) =>
        fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(signal && { signal }) }),
    },
    features: {
      encryption: { enabled: true },
      requestObjects: {
        enabled: true,
        assertJwtClaimsAndHeader(_ctx, claims, header) {
          const missing = REQUIRED_CLAIMS.find((claim) => claims[claim] === undefined);
          if (missing) throw new errors.InvalidRequestObject(`The request has no ${missing}`);
          if (!header.kid) throw new errors.InvalidRequestObject('The request names no key');
          if (!String(claims.acr_values).split(' ').some(isAssuranceLevel)) {
            throw new errors.InvalidRequestObject('The request asks for no level of assurance');
          }
        },
      },
    },
  };
}
