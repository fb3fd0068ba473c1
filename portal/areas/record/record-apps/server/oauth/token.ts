import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import { askedScopes, narrowedScope } from '#areas/record/shared/record-apps/scopes.ts';
import type { InScope, Scoped, Vault } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import { ACCESS_SECONDS, STAY_DAYS } from '../../rules.ts';
import { patientIdFor } from '../patient-id.ts';
import { findGrant, hashOf } from '../secrets.ts';
import { type Proof, proofOf } from './proof.ts';

const DAY_MS = 86_400_000;

export interface TokenParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly now: Date;
  readonly apps: readonly RecordApp[];
  /** Whether the app was let in here, and the guardian who did so, if one did, still may act. */
  readonly mayHaveTokens: (grant: FoundGrant) => Promise<boolean>;
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
  | {
      readonly error:
        | 'invalid_request'
        | 'invalid_client'
        | 'invalid_grant'
        | 'invalid_scope'
        | 'unsupported_grant_type';
    };

/** Gives an app tokens for a code, or for a refresh token; each is good once. */
export async function answerToken(
  parts: TokenParts,
  form: Readonly<Record<string, unknown>>,
): Promise<TokenAnswer> {
  const proof = proofOf(form);
  if ('error' in proof) return proof;
  const { inScope, vault, mayHaveTokens } = parts;
  if (proof.clientId !== null && !isKnown(parts, proof.clientId)) return { error: 'invalid_client' };
  const found = await inScope({}, (tx) => findGrant(tx, vault, proof.secret));
  if (!found || !(await mayHaveTokens(found))) return { error: 'invalid_grant' };
  return inScope({ patientId: found.patientId }, (tx) => exchange(tx, parts, proof, found));
}

function isKnown({ apps }: TokenParts, clientId: string): boolean {
  return apps.some(({ id }) => id === clientId);
}

interface FoundGrant {
  readonly patientId: string;
  readonly grantId: number;
}

async function exchange(
  tx: Scoped,
  parts: TokenParts,
  proof: Proof,
  found: FoundGrant,
): Promise<TokenAnswer> {
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
  const isOwn = row && (proof.clientId === null || row.client_id === proof.clientId);
  // An app that the installation has taken out meanwhile gets no more, whether it names itself or not.
  if (!isOwn || row.kind !== proof.kind || !isKnown(parts, row.client_id)) return { error: 'invalid_grant' };
  if (row.used_at !== null) {
    // Somebody else has it, too, and nobody knows who came first (RFC 9700 section 4.14.2).
    await tx.deleteFrom('app_grants').where('patient_id', '=', patientId).where('id', '=', grantId).execute();
    return { error: 'invalid_grant' };
  }
  const isRight = row.challenge === proof.challenge && row.redirect_uri === proof.redirectUri;
  if (!isRight || row.expires_at <= now) return { error: 'invalid_grant' };
  const scope = proof.scope === null ? row.scope : narrowedScope(row.scope, proof.scope);
  if (scope === null) return { error: 'invalid_scope' };
  await tx
    .updateTable('app_secrets')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(vault, proof.secret))
    .execute();
  return issueTokens(tx, parts, found, {
    clientId: row.client_id,
    granted: row.scope,
    scope,
    stays: askedScopes(row.scope).wantsToStay,
    endsAt: proof.kind === 'code' ? null : row.ends_at,
  });
}

interface Issued {
  readonly clientId: string;
  readonly granted: string;
  /** What the access token is good for, of what was granted; a refresh token is for all of it. */
  readonly scope: string;
  readonly stays: boolean;
  /** When the app's time is over; null: it begins. */
  readonly endsAt: Date | null;
}

async function issueTokens(
  tx: Scoped,
  { vault, now }: TokenParts,
  { patientId, grantId }: FoundGrant,
  { clientId, granted, scope, stays, endsAt }: Issued,
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
      {
        ...row,
        secret_hash: hashOf(vault, access),
        kind: 'access',
        expires_at: accessEnd,
        narrowed_scope: scope === granted ? null : scope,
      },
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
