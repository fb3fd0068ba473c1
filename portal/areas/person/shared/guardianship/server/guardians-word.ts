import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Context } from '#platform/context.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';

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

/** What is kept of the guardian who lets others read a child's record; null where the patient does. */
interface KeptGuardian {
  readonly guardian: string | Sealed | null;
  readonly verified_at: Date | null;
  readonly is_protected: boolean;
}

/** What of it a query selects. */
export const GUARDIAN_COLUMNS = ['guardian', 'verified_at', 'is_protected'] as const;

/** What is kept of a guardian who acts, with what they let others read; null: somebody acts for themself. */
export function guardianToKeep(
  { session: { actingFor, person }, vault }: Pick<Context, 'session' | 'vault'>,
  purpose: string,
): {
  readonly guardian: SealedText;
  readonly guardian_hash: Buffer;
  readonly verified_at: Date | null;
  readonly is_protected: boolean;
} | null {
  if (!actingFor || !person) return null;
  return {
    guardian: vault.seal(purpose, person.identityCode),
    guardian_hash: personHash(vault, person.identityCode),
    verified_at: actingFor.verifiedAt,
    is_protected: actingFor.isProtected,
  };
}

/** Where it is kept. */
interface Keeping {
  /** The child's record. */
  readonly patientId: string;
  /** For what the guardian is sealed. */
  readonly purpose: string;
  readonly end: () => Promise<void>;
  readonly confirm: (word: { readonly verified_at: Date; readonly is_protected: boolean }) => Promise<void>;
}

/**
 * What the register says of the guardian who lets others read; where the patient does, nobody is asked. The first no ends
 * that, and a new yes is kept.
 */
export async function guardiansWord(
  context: Context,
  kept: KeptGuardian,
  { patientId, purpose, end, confirm }: Keeping,
  { askGuardianship, guardianshipMs }: GuardianshipParts,
): Promise<{ readonly isProtected: boolean } | 'ended' | 'unavailable'> {
  const { now, vault } = context;
  if (kept.guardian === null) return { isProtected: false };
  const age = kept.verified_at ? now.getTime() - kept.verified_at.getTime() : Number.POSITIVE_INFINITY;
  if (age >= 0 && age < guardianshipMs) return { isProtected: kept.is_protected };
  const guardianIdentityCode = vault.open(purpose, kept.guardian);
  const word = await askGuardianship(context, { guardianIdentityCode, patientId });
  if (word === 'unavailable') return word;
  if (word === 'ended') await end();
  else await confirm({ verified_at: now, is_protected: word.isProtected });
  return word;
}
