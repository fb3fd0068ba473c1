import type { Context } from '#platform/context.ts';
import { GUARDIAN } from './oauth/issue-code.ts';

/** Whether a guardian still may act for a child, as the population register says. */
export type AskGuardianship = (
  context: Context,
  question: { readonly guardianIdentityCode: string; readonly patientId: string },
) => Promise<{ readonly isProtected: boolean } | 'ended' | 'unavailable'>;

export interface GuardianshipParts {
  readonly askGuardianship: AskGuardianship;
  /** How long the register's word is trusted (milliseconds). */
  readonly guardianshipMs: number;
}

export interface OfGrant {
  readonly patientId: string;
  readonly grantId: number;
}

/** What a grant keeps of the guardian who has let the app in; null of a patient's own app. */
interface Grant {
  readonly guardian: Parameters<Context['vault']['open']>[1] | null;
  readonly verified_at: Date | null;
  readonly is_protected: boolean;
}

/** What of it a query selects. */
export const GUARDIAN_COLUMNS = ['guardian', 'verified_at', 'is_protected'] as const;

/**
 * What the register says of the guardian who has let an app in; of a patient's own app nobody is asked. The first no ends
 * the grant, and a new yes is noted.
 */
export async function guardiansWord(
  context: Context,
  grant: Grant,
  of: OfGrant,
  { askGuardianship, guardianshipMs }: GuardianshipParts,
): Promise<{ readonly isProtected: boolean } | 'ended' | 'unavailable'> {
  const { now, vault } = context;
  if (grant.guardian === null) return { isProtected: false };
  const age = grant.verified_at ? now.getTime() - grant.verified_at.getTime() : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < guardianshipMs) return { isProtected: grant.is_protected };
  const guardianIdentityCode = vault.open(GUARDIAN, grant.guardian);
  const word = await askGuardianship(context, { guardianIdentityCode, patientId: of.patientId });
  if (word === 'unavailable') return word;
  if (word === 'ended') await endGrant(context, of);
  else await noteOfGrant(context, of, { verified_at: now, is_protected: word.isProtected });
  return word;
}

/**
 * Whether an app may be given tokens in this brand: it was let in here, and a guardian who did so still may act.
 *
 * @throws what is answered 503 while nobody can say
 */
export async function mayHaveTokens(
  context: Context,
  of: OfGrant,
  parts: GuardianshipParts,
): Promise<boolean> {
  const { patientId, grantId } = of;
  const grant = await context.inScope({ patientId }, (tx) =>
    tx
      .selectFrom('app_grants')
      .select(GUARDIAN_COLUMNS)
      .where('patient_id', '=', patientId)
      .where('id', '=', grantId)
      // Until what age guardians act is the brand's, and another brand's word would end the grant.
      .where('brand', '=', context.brand.id)
      .executeTakeFirst(),
  );
  const word = grant ? await guardiansWord(context, grant, of, parts) : 'ended';
  if (word === 'unavailable')
    throw Object.assign(new Error('Nobody can say whether a guardian may act.'), { statusCode: 503 });
  return word !== 'ended';
}

async function endGrant({ inScope }: Context, { patientId, grantId }: OfGrant): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx.deleteFrom('app_grants').where('patient_id', '=', patientId).where('id', '=', grantId).execute(),
  );
}

/** Keeps with a grant when it was used, or what the register has said. */
export async function noteOfGrant(
  { inScope }: Context,
  { patientId, grantId }: OfGrant,
  noted: { last_used_at: Date } | { verified_at: Date; is_protected: boolean },
): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx
      .updateTable('app_grants')
      .set(noted)
      .where('patient_id', '=', patientId)
      .where('id', '=', grantId)
      .execute(),
  );
}
