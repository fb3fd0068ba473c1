import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What an app that asks for tokens proves itself with, and what it has to fit. */
export interface Proof {
  readonly kind: 'code' | 'refresh';
  readonly secret: string;
  /** As the app calls itself; null where it does not. */
  readonly clientId: string | null;
  /** Of a code: what it was asked for with; else null. */
  readonly redirectUri: string | null;
  readonly challenge: string | null;
  /** What the access token is to be good for; null: all that was granted. */
  readonly scope: string | null;
}

/** A parameter without a value counts as one that was not sent (RFC 6749 section 3.2). */
export const optionalParameter = z
  .string()
  .optional()
  .transform((value) => value || null);

const byCode = z.object({
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  // RFC 7636 section 4.1.
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
// A public client proves nothing by naming itself, and need not (RFC 6749 section 6): the token says whose it is.
const byRefreshing = z.object({
  client_id: optionalParameter,
  refresh_token: z.string(),
  scope: optionalParameter,
});

/** Reads what an app sends to get tokens (RFC 6749 sections 4.1.3 and 6). */
export function proofOf(
  form: Readonly<Record<string, unknown>>,
): Proof | { readonly error: 'invalid_request' | 'unsupported_grant_type' } {
  if (form.grant_type === 'authorization_code') {
    const { data } = byCode.safeParse(form);
    if (!data) return { error: 'invalid_request' };
    const challenge = createHash('sha256').update(data.code_verifier).digest('base64url');
    const { client_id: clientId, code: secret, redirect_uri: redirectUri } = data;
    return { kind: 'code', secret, clientId, redirectUri, challenge, scope: null };
  }
  if (form.grant_type === 'refresh_token') {
    const { data } = byRefreshing.safeParse(form);
    if (!data) return { error: 'invalid_request' };
    const { client_id: clientId, refresh_token: secret, scope } = data;
    return { kind: 'refresh', secret, clientId, scope, redirectUri: null, challenge: null };
  }
  return { error: typeof form.grant_type === 'string' ? 'unsupported_grant_type' : 'invalid_request' };
}
