import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RecordApp } from '#domain/record-apps/record-app.ts';
import { askedScopes } from '#domain/record-apps/scopes.ts';
import type { InScope, Scoped, Vault } from '#platform/context.ts';
import { ACCESS_SECONDS, STAY_DAYS } from '../../rules.ts';
import { patientIdFor } from '../patient-id.ts';
import { findGrant, hashOf, newSecret } from '../secrets.ts';

const DAY_MS = 86_400_000;

export interface TokenParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly now: Date;
  readonly apps: readonly RecordApp[];
  /** Whether the app was let in here, and the guardian who did so, if one did, still may act. */
  readonly mayHaveTokens: (grant: Found) => Promise<boolean>;
}

/** What an app is answered that asks for tokens (RFC 6749 sections 5.1 and 5.2). */
export type TokenAnswer =
  | {
      readonly access_token: string;
      readonly token_type: 'Bearer';
      readonly expires_in: number;
      readonly scope: string;
      /** In whose record it reads (SMART on FHIR). */
      readonly patient: string;
      readonly refresh_token?: string;
    }
  | { readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' };

const byCode = z.object({
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  // RFC 7636 section 4.1.
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const byRefreshing = z.object({ client_id: z.string(), refresh_token: z.string() });

/** What an app proves itself with, and what it has to fit. */
interface Proof {
  readonly kind: 'code' | 'refresh';
  readonly secret: string;
  readonly clientId: string;
  readonly redirectUri?: string;
  readonly challenge?: string;
}

/** Gives an app tokens for a code, or for a refresh token; each is good once. */
export async function answerToken(
  parts: TokenParts,
  form: Readonly<Record<string, unknown>>,
): Promise<TokenAnswer> {
  const proof = proofOf(form);
  if ('error' in proof) return proof;
  const { inScope, vault, apps, mayHaveTokens } = parts;
  if (!apps.some(({ id }) => id === proof.clientId)) return { error: 'invalid_client' };
  const found = await inScope({}, (tx) => findGrant(tx, vault, proof.secret));
  if (!found || !(await mayHaveTokens(found))) return { error: 'invalid_grant' };
  return inScope({ patientId: found.patientId }, (tx) => exchange(tx, parts, proof, found));
}

function proofOf(form: Readonly<Record<string, unknown>>): Proof | Extract<TokenAnswer, { error: string }> {
  if (form.grant_type === 'authorization_code') {
    const { data } = byCode.safeParse(form);
    if (!data) return { error: 'invalid_request' };
    const challenge = createHash('sha256').update(data.code_verifier).digest('base64url');
    const { client_id: clientId, code: secret, redirect_uri: redirectUri } = data;
    return { kind: 'code', secret, clientId, redirectUri, challenge };
  }
  if (form.grant_type === 'refresh_token') {
    const { data } = byRefreshing.safeParse(form);
    if (!data) return { error: 'invalid_request' };
    return { kind: 'refresh', secret: data.refresh_token, clientId: data.client_id };
  }
  return { error: typeof form.grant_type === 'string' ? 'unsupported_grant_type' : 'invalid_request' };
}

interface Found {
  readonly patientId: string;
  readonly grantId: number;
}

async function exchange(tx: Scoped, parts: TokenParts, proof: Proof, found: Found): Promise<TokenAnswer> {
  const { vault, now } = parts;
  const { patientId, grantId } = found;
  const row = await tx
    .selectFrom('app_secrets')
    .innerJoin('app_grants', (join) =>
      join
        .onRef('app_grants.patient_id', '=', 'app_secrets.patient_id')
        .onRef('app_grants.id', '=', 'app_secrets.grant_id'),
    )
    .select(['kind', 'challenge', 'redirect_uri', 'used_at', 'client_id', 'scope'])
    .select(['app_secrets.expires_at', 'app_grants.expires_at as ends_at'])
    .where('secret_hash', '=', hashOf(vault, proof.secret))
    // Of two that come at once with the same, the second one finds it used.
    .forUpdate('app_secrets')
    .executeTakeFirst();
  if (!row || row.kind !== proof.kind || row.client_id !== proof.clientId) return { error: 'invalid_grant' };
  if (row.used_at !== null) {
    // Somebody else has it, too, and nobody knows who came first (RFC 9700 section 4.14.2).
    await tx.deleteFrom('app_grants').where('patient_id', '=', patientId).where('id', '=', grantId).execute();
    return { error: 'invalid_grant' };
  }
  const isRight =
    row.challenge === (proof.challenge ?? null) && row.redirect_uri === (proof.redirectUri ?? null);
  if (!isRight || row.expires_at <= now) return { error: 'invalid_grant' };
  await tx
    .updateTable('app_secrets')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(vault, proof.secret))
    .execute();
  return issueTokens(tx, parts, found, {
    clientId: row.client_id,
    scope: row.scope,
    stays: askedScopes(row.scope).wantsToStay,
    endsAt: proof.kind === 'code' ? null : row.ends_at,
  });
}

interface Issued {
  readonly clientId: string;
  readonly scope: string;
  readonly stays: boolean;
  /** When the app's time is over; null: it begins. */
  readonly endsAt: Date | null;
}

async function issueTokens(
  tx: Scoped,
  { vault, now }: TokenParts,
  { patientId, grantId }: Found,
  { clientId, scope, stays, endsAt }: Issued,
): Promise<TokenAnswer> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const end = endsAt ?? after(stays ? STAY_DAYS * DAY_MS : ACCESS_SECONDS * 1000);
  const accessEnd = new Date(Math.min(after(ACCESS_SECONDS * 1000).getTime(), end.getTime()));
  const access = newSecret();
  const refresh = stays ? newSecret() : null;
  const row = { patient_id: patientId, grant_id: grantId };
  await tx
    .updateTable('app_grants')
    .set({ expires_at: end })
    .where('patient_id', '=', patientId)
    .where('id', '=', grantId)
    .execute();
  // An access token that is over is of no use; a refresh token that was used tells a thief.
  await tx
    .deleteFrom('app_secrets')
    .where('patient_id', '=', patientId)
    .where('grant_id', '=', grantId)
    .where('kind', '=', 'access')
    .where('expires_at', '<=', now)
    .execute();
  await tx
    .insertInto('app_secrets')
    .values([
      { ...row, secret_hash: hashOf(vault, access), kind: 'access', expires_at: accessEnd },
      ...(refresh
        ? [{ ...row, secret_hash: hashOf(vault, refresh), kind: 'refresh' as const, expires_at: end }]
        : []),
    ])
    .execute();
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((accessEnd.getTime() - now.getTime()) / 1000),
    scope,
    patient: patientIdFor(vault, clientId, patientId),
    ...(refresh && { refresh_token: refresh }),
  };
}

/** Ends what an app has been given, by one of its tokens (RFC 7009): all of it, as the app is done. */
export async function revokeByToken(
  { inScope, vault }: Pick<TokenParts, 'inScope' | 'vault'>,
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { token, client_id: clientId } = form;
  if (typeof token !== 'string' || typeof clientId !== 'string') return;
  const found = await inScope({}, (tx) => findGrant(tx, vault, token));
  if (!found) return;
  await inScope({ patientId: found.patientId }, (tx) =>
    tx
      .deleteFrom('app_grants')
      .where('patient_id', '=', found.patientId)
      .where('id', '=', found.grantId)
      .where('client_id', '=', clientId)
      .execute(),
  );
}
