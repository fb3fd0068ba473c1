import {
  GUARDIAN_COLUMNS,
  type GuardianshipParts,
  guardiansWord,
} from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { Context } from '#platform/context.ts';
import { GUARDIAN } from './oauth/issue-code.ts';

export interface OfGrant {
  readonly patientId: string;
  readonly grantId: number;
}

/** What the register says of the guardian who has let an app in. The first no ends the grant. */
export function wordOnGrant(
  context: Context,
  grant: Parameters<typeof guardiansWord>[1],
  of: OfGrant,
  parts: GuardianshipParts,
): ReturnType<typeof guardiansWord> {
  const keeping = {
    patientId: of.patientId,
    purpose: GUARDIAN,
    end: () => endGrant(context, of),
    confirm: (word: { verified_at: Date; is_protected: boolean }) => noteOfGrant(context, of, word),
  };
  return guardiansWord(context, grant, keeping, parts);
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
  const word = grant ? await wordOnGrant(context, grant, of, parts) : 'ended';
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
