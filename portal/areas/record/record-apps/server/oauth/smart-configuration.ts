import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { AUTHORISE_PATH, REVOKE_PATH, TOKEN_PATH } from '../paths.ts';

/** What both kinds of clients are told. */
const common = (origin: string) => ({
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
});

/**
 * How apps are let in (SMART App Launch 2.2). It names no issuer: there that is one of OpenID Connect's, which the portal is not.
 *
 * @param language of the page where patients end what apps may read
 */
export function smartConfiguration(origin: string, language: Language) {
  return {
    ...common(origin),
    management_endpoint: origin + href('my-information', {}, language),
    capabilities: [
      'launch-standalone',
      'authorize-post',
      'client-public',
      'context-standalone-patient',
      'permission-patient',
      'permission-offline',
      'permission-v1',
      'permission-v2',
    ],
  };
}

/** The same for any client of OAuth (RFC 8414), with what each answer has as `iss` (RFC 9207). */
export function serverMetadata(origin: string) {
  return {
    ...common(origin),
    issuer: origin,
    authorization_response_iss_parameter_supported: true,
    revocation_endpoint_auth_methods_supported: ['none'],
  };
}
