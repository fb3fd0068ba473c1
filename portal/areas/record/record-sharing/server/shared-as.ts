import {
  GUARDIAN_COLUMNS,
  type GuardianshipParts,
  guardiansWord,
} from '#areas/person/shared/guardianship/server/guardians-word.ts';
import type { Context, Scope } from '#platform/context.ts';
import { GUARDIAN } from './own-shares.ts';
import type { FoundShare } from './secrets.ts';

/** A link, with what those who open it are shown. */
export interface ReadableShare extends FoundShare {
  /** An order keeps who has treated the child, and where, from the guardian who shares. */
  readonly isProtected: boolean;
  /** When it ends, as it was found: ended meanwhile, it has another time, which is later than the call's own. */
  readonly endsAt: Date;
}

/**
 * Asks whether the guardian who shares still may; of what patients share themselves nobody is asked. The first no ends the link.
 */
export async function sharerMay(
  context: Context,
  found: FoundShare,
  parts: GuardianshipParts,
): Promise<ReadableShare | 'ended' | 'unavailable'> {
  const { inScope, now } = context;
  const { patientId, id } = found;
  const share = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('record_shares')
      .select([...GUARDIAN_COLUMNS, 'ends_at'])
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      // Until what age guardians act is the brand's, and another brand's word would end the link.
      .where('brand', '=', context.brand.id)
      .where('ends_at', '>', now)
      .executeTakeFirst(),
  );
  if (!share) return 'ended';
  const set = (change: { ends_at: Date } | { verified_at: Date; is_protected: boolean }) =>
    inScope({ patientId }, async (tx) => {
      await tx
        .updateTable('record_shares')
        .set(change)
        .where('patient_id', '=', patientId)
        .where('id', '=', id)
        .where('ends_at', '>', now)
        .execute();
    });
  const keeping = { patientId, purpose: GUARDIAN, end: () => set({ ends_at: now }), confirm: set };
  const word = await guardiansWord(context, share, keeping, parts);
  return typeof word === 'string' ? word : { ...found, isProtected: word.isProtected, endsAt: share.ends_at };
}

/** What a link shows: of what a guardian shares, no more than guardians see. */
export const scopeOfShare = ({ sharer }: FoundShare): Scope => ({ isGuardian: sharer === 'guardian' });

/**
 * Reads what is shared as nobody who is logged in: not as the person in whose browser it is opened, who may act for another child,
 * and of what a guardian shares, as that guardian would.
 */
export function asShared<Part extends Pick<Context, 'session'>>(
  part: Part,
  { patientId, sharer, isProtected }: ReadableShare,
): Part {
  const actingFor =
    sharer === 'guardian' ? { patientId, verifiedAt: null, isProtected, otherGuardians: [] } : null;
  return { ...part, session: { ...part.session, ownPatientId: null, person: null, actingFor } };
}
