/** Where the portal serves records to apps, below the brand's origin. */
export const FHIR_PATH = '/fhir/R4';
export const AUTHORISE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';
/** How apps are let in, below where records are served (SMART App Launch). */
export const CONFIGURATION_PATH = '/.well-known/smart-configuration';
/** The same for any client of OAuth (RFC 8414). */
export const METADATA_PATH = '/.well-known/oauth-authorization-server';
