import type { Updateable } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { FoundChild } from './children.ts';

/** What a session keeps of the population register's word, while its person acts for this child. */
export function registerWord(
  { isProtected, guardianHashes, tint }: FoundChild,
  now: Date,
): Updateable<Tables['sessions']> {
  return {
    guardianship_verified_at: now,
    child_is_protected: isProtected,
    other_guardians: guardianHashes,
    child_tint: tint,
  };
}
