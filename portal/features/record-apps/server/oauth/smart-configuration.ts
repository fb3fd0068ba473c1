import { APP_TYPES } from '#domain/record-apps/scopes.ts';
import { AUTHORISE_PATH, REVOKE_PATH, TOKEN_PATH } from '../paths.ts';

/** How apps are let in (SMART App Launch 2.2, `.well-known/smart-configuration`). */
export function smartConfiguration(origin: string) {
  return {
    // What each answer has as `iss` (RFC 9207).
    issuer: origin,
    authorization_response_iss_parameter_supported: true,
    authorization_endpoint: origin + AUTHORISE_PATH,
    token_endpoint: origin + TOKEN_PATH,
    revocation_endpoint: origin + REVOKE_PATH,
    token_endpoint_auth_methods_supported: ['none'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: [
      'launch/patient',
      'offline_access',
      ...['*', ...APP_TYPES].flatMap((type) => [`patient/${type}.read`, `patient/${type}.rs`]),
    ],
    capabilities: [
      'launch-standalone',
      'client-public',
      'context-standalone-patient',
      'permission-patient',
      'permission-offline',
      'permission-v1',
      'permission-v2',
    ],
  };
}
