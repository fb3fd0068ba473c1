import type { Practitioner } from 'fhir/r4.js';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { Stored } from '../store-resources.ts';
import { IDENTITY_CODES } from './index-files.ts';
import type { Home } from './references.ts';

/** A professional whom entries name, and where they are at home. */
export interface IncomingPractitioner {
  readonly home: Home;
  readonly resource: Practitioner;
}

/**
 * Keeps who professionals are, as patients read it; what is there already and has not changed stays as it is. Each once in a
 * call.
 *
 * @param owner may write them
 */
export async function storePractitioners(
  owner: Kysely<Tables>,
  incoming: readonly IncomingPractitioner[],
): Promise<Stored> {
  const written = await owner
    .insertInto('record_practitioners')
    .values(
      incoming.map(({ home, resource }) => ({
        source: home.source,
        source_id: home.reference,
        content: JSON.stringify(publicPart(resource)),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_id'])
        .doUpdateSet(({ ref }) => ({ content: ref('excluded.content') }))
        .whereRef('record_practitioners.content', '<>', 'excluded.content'),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_added'))
    .execute();
  const added = written.filter(({ is_added }) => is_added).length;
  return { added, changed: written.length - added, unchanged: incoming.length - written.length };
}

/** Professionals are named to patients of others: where they live, when they were born and their identity code are not kept. */
function publicPart({
  id,
  active,
  identifier,
  name,
  qualification,
  communication,
}: Practitioner): Practitioner {
  const numbers = identifier?.filter(({ system }) => system !== IDENTITY_CODES);
  return {
    resourceType: 'Practitioner',
    ...(id !== undefined && { id }),
    ...(numbers?.length && { identifier: numbers }),
    ...(active !== undefined && { active }),
    ...(name && { name }),
    ...(qualification && { qualification }),
    ...(communication && { communication }),
  };
}
