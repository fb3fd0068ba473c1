import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/*
 * Who works here is a list that the schema's owner keeps; people by their `personHash`. The application asks for one
 * person (`is-professional.ts`).
 */

/** Resolves to how many were not there yet. */
export async function addProfessionals(owner: Kysely<Tables>, people: readonly Buffer[]): Promise<number> {
  const added = await owner
    .insertInto('professionals')
    .values(people.map((identity_hash) => ({ identity_hash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('since')
    .execute();
  return added.length;
}

/** Resolves to how many were there. */
export async function removeProfessionals(owner: Kysely<Tables>, people: readonly Buffer[]): Promise<number> {
  const removed = await owner
    .deleteFrom('professionals')
    .where('identity_hash', 'in', people)
    .returning('since')
    .execute();
  return removed.length;
}
