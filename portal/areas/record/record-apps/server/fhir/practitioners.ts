import type { Practitioner } from 'fhir/r4.js';
import { sql } from 'kysely';
import { type Home, targetOf } from '#areas/record/shared/health-record/server/fhir/references.ts';
import type { Scoped } from '#platform/context.ts';
import { type AppEntry, findEntries, type Reader } from './read-record.ts';
import { type EntryType, SEARCHES } from './searches.ts';

export type ServedPractitioner = Practitioner & { readonly id: string };

export const keyOf = ({ source, reference }: Home) => JSON.stringify([source, reference]);

/** What an entry refers to. */
export function namedIn({ source, resource }: Pick<AppEntry, 'source' | 'resource'>): Home[] {
  return [...JSON.stringify(resource).matchAll(/(?<="reference":")[^"]+(?=")/g)].flatMap(
    ([reference]) => targetOf(reference, source, new Map()) ?? [],
  );
}

export async function findPractitioners(tx: Scoped, homes: readonly Home[]) {
  const people = homes.filter(({ reference }) => reference.startsWith('Practitioner/'));
  const { rows } = await sql<{ id: number; source: string; reference: string; content: Practitioner }>`
    select known.id, known.source, known.source_id as reference, known.content
    from unnest(${people.map(({ source }) => source)}::text[], ${people.map(({ reference }) => reference)}::text[])
      as wanted (source, source_id)
    join record_practitioners as known using (source, source_id)`.execute(tx);
  return rows.map((row) => ({ ...row, key: keyOf(row) }));
}

/**
 * A practitioner whom the record names, where the app may see it; null for anybody else. There is no index of what is sealed:
 * entries are opened, latest first, until one names them.
 *
 * @param types what the app may see
 */
export async function readPractitioner(
  reader: Reader,
  id: number,
  types: readonly EntryType[],
): Promise<ServedPractitioner | null> {
  const row = await reader.tx
    .selectFrom('record_practitioners')
    .select(['source', 'source_id as reference', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const wanted = keyOf(row);
  const kinds = [...new Set(types.flatMap((type) => SEARCHES[type].kinds))];
  const { hasMore: isNamed } = await findEntries(reader, kinds, {
    after: null,
    count: 0,
    fits: (entry) =>
      types.includes(entry.resource.resourceType) && namedIn(entry).some((home) => keyOf(home) === wanted),
  });
  return isNamed ? servedPractitioner(id, row.content as Practitioner) : null;
}

export function servedPractitioner(id: number, content: Practitioner): ServedPractitioner {
  const { resourceType, ...rest } = content;
  return { resourceType, ...rest, id: String(id) };
}
