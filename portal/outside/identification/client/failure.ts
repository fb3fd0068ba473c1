import { TaskCancelledError } from 'cockatiel';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SystemError } from '../../calls/system-error.ts';
import { ServiceKeysUnavailable } from './service-keys.ts';

/**
 * Why nobody was identified. `cancelled`: the person turned back; `unavailable`: the service did not
 * answer, trying again helps; `failed`: its answer was refused or not trusted.
 */
export interface IdentificationFailure {
  readonly type: 'cancelled' | 'failed' | 'unavailable';
  /** The library's or the protocol's code, for the log: identifies no person. */
  readonly reason: string;
}

/** Answers of the authorisation endpoint that are about the service, not about the person (OpenID Connect Core, RFC 6749). */
const TEMPORARY = new Set(['server_error', 'temporarily_unavailable']);

/** The library's codes for an answer outside the protocol: a gateway's error page. */
const NO_PROTOCOL_ANSWER = new Set(['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Classifies any rejection of a call to the service. */
export function failureOf(error: unknown): IdentificationFailure {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return { type: 'cancelled', reason: error.error };
    return { type: TEMPORARY.has(error.error) ? 'unavailable' : 'failed', reason: error.error };
  }
  if (error instanceof ResponseBodyError) {
    return { type: error.status >= 500 ? 'unavailable' : 'failed', reason: error.error };
  }
  if (error instanceof ClientError) {
    if (error.cause instanceof TaskCancelledError) return { type: 'unavailable', reason: 'time-out' };
    if (error.cause instanceof ServiceKeysUnavailable) return { type: 'unavailable', reason: 'no keys' };
    const reason = error.code ?? nameOf(error.cause);
    return { type: isErrorPage(error) ? 'unavailable' : 'failed', reason };
  }
  if (error instanceof SystemError) return { type: 'unavailable', reason: 'too many wait' };
  // What fetch rejects with if there is no connection.
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return { type: 'unavailable', reason: 'no connection' };
  }
  return { type: 'failed', reason: nameOf(error) };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

function isErrorPage(error: ClientError): boolean {
  if (!NO_PROTOCOL_ANSWER.has(error.code ?? '')) return false;
  return error.cause instanceof Response && error.cause.status >= 500;
}
