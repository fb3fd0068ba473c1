import type { RecordApp } from '#domain/record-apps/record-app.ts';
import type { Context, Scope } from '#platform/context.ts';
import { GUARDIAN } from './oauth/issue-code.ts';
import { findGrant, hashOf } from './secrets.ts';

/** Whether a guardian still may act for a child, as the population register says. */
export type AskGuardianship = (
  context: Context,
  question: { readonly guardianIdentityCode: string; readonly patientId: string },
) => Promise<{ readonly isProtected: boolean } | 'ended' | 'unavailable'>;

export interface AppAccessParts {
  readonly apps: readonly RecordApp[];
  readonly askGuardianship: AskGuardianship;
  /** How long the register's word is trusted (milliseconds). */
  readonly guardianshipMs: number;
}

/** What an app may read, and in whose record. */
export interface AppAccess {
  readonly app: RecordApp;
  readonly patientId: string;
  /** What it was let in with. */
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
      .select(['client_id', 'brand', 'scope', 'guardian', 'verified_at', 'is_protected', 'last_used_at'])
      .where('secret_hash', '=', hashOf(vault, token))
      .where('kind', '=', 'access')
      .where('app_secrets.expires_at', '>', now)
      .executeTakeFirst(),
  );
  const app = grant && parts.apps.find(({ id }) => id === grant.client_id);
  if (!grant || !app || grant.brand !== brand.id) return 'invalid';
  const isGuardian = grant.guardian !== null;
  const word = await guardiansWord(context, grant, patientId, parts);
  if (word === 'unavailable') return 'unavailable';
  if (word === 'ended') {
    await endGrant(context, found);
    return 'invalid';
  }
  const isOld = !grant.last_used_at || now.getTime() - grant.last_used_at.getTime() > 60_000;
  if (isOld || word.isNew) {
    const { isProtected } = word;
    const verified = word.isNew ? { verified_at: now, is_protected: isProtected } : {};
    await noteUse(context, found, verified);
  }
  return {
    app,
    patientId,
    granted: grant.scope,
    scope: { patientId, ...(isGuardian && { isGuardian }) },
    hidesPlaces: isGuardian && word.isProtected,
  };
}

interface Grant {
  readonly guardian: Parameters<Context['vault']['open']>[1] | null;
  readonly verified_at: Date | null;
  readonly is_protected: boolean;
}

/** What the register says of the guardian who has let the app in; of a patient's own app nobody is asked. */
async function guardiansWord(
  context: Context,
  { guardian, verified_at, is_protected }: Grant,
  patientId: string,
  { askGuardianship, guardianshipMs }: AppAccessParts,
): Promise<{ readonly isProtected: boolean; readonly isNew: boolean } | 'ended' | 'unavailable'> {
  if (guardian === null) return { isProtected: false, isNew: false };
  const age = verified_at ? context.now.getTime() - verified_at.getTime() : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < guardianshipMs) return { isProtected: is_protected, isNew: false };
  const guardianIdentityCode = context.vault.open(GUARDIAN, guardian);
  const word = await askGuardianship(context, { guardianIdentityCode, patientId });
  return typeof word === 'string' ? word : { isProtected: word.isProtected, isNew: true };
}

interface OfGrant {
  readonly patientId: string;
  readonly grantId: number;
}

async function endGrant({ inScope }: Context, { patientId, grantId }: OfGrant): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx.deleteFrom('app_grants').where('patient_id', '=', patientId).where('id', '=', grantId).execute(),
  );
}

async function noteUse(
  { inScope, now }: Context,
  { patientId, grantId }: OfGrant,
  verified: { verified_at?: Date; is_protected?: boolean },
): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx
      .updateTable('app_grants')
      .set({ last_used_at: now, ...verified })
      .where('patient_id', '=', patientId)
      .where('id', '=', grantId)
      .execute(),
  );
}
