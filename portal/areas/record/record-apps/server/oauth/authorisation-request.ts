import { z } from 'zod';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { askedScopes } from '#areas/record/shared/record-apps/scopes.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Vault } from '#platform/context.ts';
import { FHIR_PATH } from '../paths.ts';

/** For how long a patient may look at the question. */
const LASTS_MS = 60 * 60_000;
const PURPOSE = 'record-apps.request';

/** What an app asks for, once it is known that it may ask (RFC 6749 section 4.1.1, RFC 7636). */
export interface AuthorisationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  readonly challenge: string;
}

/** Why an app is sent back without having been let in. */
type RequestError = 'unsupported_response_type' | 'invalid_request' | 'invalid_scope';

/** `null`: it cannot be sent back either, since nobody knows where its answer may go. */
export type ReadRequest = { readonly request: AuthorisationRequest } | { readonly sendTo: string } | null;

const addressed = z.object({ client_id: z.string(), redirect_uri: z.string() });
const asked = z.object({
  // What the app knows its own request again by: an answer that comes without one may be somebody else's.
  state: z.string().min(1).max(512),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  aud: z.string(),
  scope: z.string().max(2000),
});

/** Reads the request with which an app sends a patient's browser. */
export function readRequest(
  query: unknown,
  { apps, origin }: { readonly apps: readonly RecordApp[]; readonly origin: string },
): ReadRequest {
  const from = addressed.safeParse(query);
  const app = apps.find(({ id }) => id === from.data?.client_id);
  if (!from.success || !app?.redirectUris.includes(from.data.redirect_uri)) return null;
  const redirectUri = from.data.redirect_uri;
  const { state, response_type: type } = query as Readonly<Record<string, unknown>>;
  const refuse = (error: RequestError) => ({
    sendTo: answerTo({ redirectUri, state: typeof state === 'string' ? state : null }, origin, { error }),
  });
  if (type !== 'code') return refuse('unsupported_response_type');
  const wanted = asked.safeParse(query);
  if (!wanted.success || wanted.data.aud.replace(/\/$/, '') !== origin + FHIR_PATH) {
    return refuse('invalid_request');
  }
  const { scope, code_challenge: challenge } = wanted.data;
  if (askedScopes(scope).types.length === 0) return refuse('invalid_scope');
  return { request: { clientId: app.id, redirectUri, scope, state: wanted.data.state, challenge } };
}

/**
 * Where an app's answer goes.
 *
 * @param iss who answers: an app that asks several portals would else take one's answer for another's (RFC 9207)
 */
export function answerTo(
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string | null },
  iss: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state !== null && { state }), iss }))
    url.searchParams.set(name, value);
  return url.href;
}

/** A request as the address of the question carries it: nobody can read or change it on its way through the login. */
export function sealRequest(
  vault: Vault,
  request: AuthorisationRequest,
  { brand, now }: { readonly brand: BrandId; readonly now: Date },
): string {
  const { clientId, redirectUri, scope, state, challenge } = request;
  const values = [brand, now.getTime(), clientId, redirectUri, scope, state, challenge];
  return Buffer.from(vault.seal(PURPOSE, JSON.stringify(values))).toString('base64url');
}

/** Null for what is none, is another brand's or too old. */
export function openRequest(
  vault: Vault,
  sealed: string,
  { brand, now }: { readonly brand: BrandId; readonly now: Date },
): AuthorisationRequest | null {
  const values = opened(vault, sealed);
  if (values === null) return null;
  const [of, at, clientId, redirectUri, scope, state, challenge] = values;
  const age = now.getTime() - at;
  if (of !== brand || age < 0 || age > LASTS_MS) return null;
  return { clientId, redirectUri, scope, state, challenge };
}

type Values = [BrandId, number, string, string, string, string, string];

function opened(vault: Vault, sealed: string): Values | null {
  try {
    return JSON.parse(vault.open(PURPOSE, Buffer.from(sealed, 'base64url').toString())) as Values;
  } catch {
    // Not the portal's: an address that somebody has cut off, or written.
    return null;
  }
}
