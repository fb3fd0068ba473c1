import {
  GUARDIAN_COLUMNS,
  type GuardianshipParts,
} from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { RecordApp } from '#areas/person/shared/record-apps/record-app.ts';
import type { Context, Scope } from '#platform/context.ts';
import { noteOfGrant, wordOnGrant } from './guardians-grant.ts';
import { findGrant, hashOf } from './secrets.ts';

export interface AppAccessParts extends GuardianshipParts {
  readonly apps: readonly RecordApp[];
}

/** What an app may read, and in whose record. */
export interface AppAccess {
  readonly app: RecordApp;
  readonly patientId: string;
  readonly grantId: number;
  /** What its token is good for: what it was let in with, or what it has asked for of that. */
  readonly granted: string;
  /** For whom it reads. */
  readonly scope: Scope;
  /** Who has treated the patient, and where, is kept from the guardian whose app it is. */
  readonly hidesPlaces: boolean;
}

/** Of a token that opens nothing: `unavailable` where nobody can say at the moment. */
export type NoAccess = 'invalid' | 'unavailable';

/** What an access token opens. */
export async function openAccess(
  context: Context,
  token: string,
  parts: AppAccessParts,
): Promise<AppAccess | NoAccess> {
  const { inScope, vault, now, brand } = context;
  const found = await inScope({}, (tx) => findGrant(tx, vault, token));
  if (!found) return 'invalid';
  const { patientId } = found;
  const grant = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('app_secrets')
      .innerJoin('app_grants', (join) =>
        join
          .onRef('app_grants.patient_id', '=', 'app_secrets.patient_id')
          .onRef('app_grants.id', '=', 'app_secrets.grant_id'),
      )
      .select(['client_id', 'brand', 'last_used_at', ...GUARDIAN_COLUMNS])
      .select(({ fn }) => fn.coalesce('narrowed_scope', 'scope').as('scope'))
      .where('secret_hash', '=', hashOf(vault, token))
      .where('kind', '=', 'access')
      .where('app_secrets.expires_at', '>', now)
      .executeTakeFirst(),
  );
  const app = grant && parts.apps.find(({ id }) => id === grant.client_id);
  if (!grant || !app || grant.brand !== brand.id) return 'invalid';
  const word = await wordOnGrant(context, grant, found, parts);
  if (word === 'unavailable') return 'unavailable';
  if (word === 'ended') return 'invalid';
  const isOld = !grant.last_used_at || now.getTime() - grant.last_used_at.getTime() > 60_000;
  if (isOld) await noteOfGrant(context, found, { last_used_at: now });
  const isGuardian = grant.guardian !== null;
  return {
    app,
    patientId,
    grantId: found.grantId,
    granted: grant.scope,
    scope: { patientId, ...(isGuardian && { isGuardian }) },
    hidesPlaces: isGuardian && word.isProtected,
  };
}
