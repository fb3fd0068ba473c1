/** Where the portal serves records to apps, below the brand's origin. */
export const FHIR_PATH = '/fhir/R4';
export const AUTHORISE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';
