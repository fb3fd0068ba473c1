import type { Meta, Practitioner } from 'fhir/r4.js';
import { type Kysely, sql } from 'kysely';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { Tables } from '#platform/tables.ts';
import { isOlder, versionOf } from '../../version.ts';
import type { PassedOver, Stored } from '../store-resources.ts';
import { keyOf } from './index-files.ts';
import type { Home } from './references.ts';

/** A professional whom entries name, and where they are at home. */
export interface ImportedPractitioner {
  readonly home: Home;
  readonly resource: Practitioner;
}

/**
 * Keeps who professionals are, as patients read it; what is there already and has not changed stays as it is, and so does what
 * is newer.
 *
 * @param owner may write them
 * @param passOver is called for what has not been stored since another version of it counts
 */
export async function storePractitioners(
  owner: Kysely<Tables>,
  incoming: readonly ImportedPractitioner[],
  passOver: (incoming: ImportedPractitioner, reason: PassedOver) => void,
): Promise<Stored> {
  const there = await versionsThere(owner, incoming);
  const current = incoming.filter((each) => {
    const known = there.get(keyOf(each.home));
    const isPassed = known !== undefined && isOlder(versionOf(each.resource), known);
    if (isPassed) passOver(each, 'olderVersion');
    return !isPassed;
  });
  if (current.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const written = await owner
    .insertInto('record_practitioners')
    .values(
      current.map(({ home, resource }) => ({
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
  return { added, changed: written.length - added, unchanged: current.length - written.length };
}

async function versionsThere(owner: Kysely<Tables>, incoming: readonly ImportedPractitioner[]) {
  const { rows } = await sql<{ source: string; reference: string; meta: Practitioner['meta'] | null }>`
    select source, source_id as reference, content -> 'meta' as meta
    from unnest(${incoming.map(({ home }) => home.source)}::text[],
      ${incoming.map(({ home }) => home.reference)}::text[]) as wanted (source, source_id)
    join record_practitioners using (source, source_id)
    for update of record_practitioners`.execute(owner);
  return new Map(rows.map(({ meta, ...home }) => [keyOf(home), versionOf({ meta: meta ?? {} })]));
}

/** Professionals are named to patients of others: where they live, when they were born and their identity code are not kept. */
function publicPart({
  id,
  meta,
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
    ...versionMeta(meta),
    ...(numbers?.length && { identifier: numbers }),
    ...(active !== undefined && { active }),
    ...(name && { name }),
    ...(qualification && { qualification }),
    ...(communication && { communication }),
  };
}

/** What tells an older version from a newer one, and nothing else that a system notes of itself. */
function versionMeta({ versionId, lastUpdated }: Meta = {}): Pick<Practitioner, 'meta'> {
  if (versionId === undefined && lastUpdated === undefined) return {};
  return {
    meta: {
      ...(versionId !== undefined && { versionId }),
      ...(lastUpdated !== undefined && { lastUpdated }),
    },
  };
}
