import { type Kysely, sql } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Tables } from '#platform/tables.ts';
import { parseWritten } from '../decimals.ts';
import { isTold } from '../is-told.ts';
import type { KeptResource, RecordKind, ResourceOfKind } from '../kinds.ts';
import { BYTES_AT_ONCE } from './by-bytes.ts';
import { isNewTo } from './read-news.ts';
import { CONTENT } from './source-hash.ts';

/** An entry of a record, opened. */
export interface Entry<Kind extends RecordKind = RecordKind> {
  /** In addresses of the portal. */
  readonly id: number;
  readonly kind: Kind;
  readonly happenedAt: Date;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  readonly receivedAt: Date;
  /** It is news that the reader has not seen yet. */
  readonly isNew: boolean;
  /** What its parts refer to it by. */
  readonly sourceHash: Buffer;
  /** The system that it comes from; its references are to be found there. */
  readonly source: string;
  readonly resource: ResourceOfKind[Kind];
}

/** Which entries; what is left out does not narrow. */
export interface EntryFilter<Kind extends RecordKind> {
  readonly kinds: readonly Kind[];
  readonly id?: number;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day?: string;
  /** Of the days between two, both included. */
  readonly days?: { readonly from: string; readonly to: string };
  /** Entries that are parts of these. */
  readonly partOf?: readonly Pick<Entry, 'sourceHash'>[];
  /** How many of the latest. */
  readonly limit?: number;
  /** These, if the rest fits. */
  readonly ids?: readonly number[];
  /** All but this one. */
  readonly except?: number;
  /** Which, by what they say: those that patients are told of (`isTold`), if left out. */
  readonly isWanted?: (resource: KeptResource) => boolean;
}

/** Without a session: the patient. */
type Reader = Pick<RecordCall, 'vault' | 'patientId'> &
  Partial<Pick<RecordCall, 'session'>> & { readonly tx: Kysely<Tables> };

/** Entries of the record whose scope the call has, latest first: what the patient, or the guardian who acts, may see. */
export async function readEntries<Kind extends RecordKind>(
  reader: Reader,
  filter: EntryFilter<Kind>,
): Promise<Entry<Kind>[]> {
  const { kinds, partOf, limit, isWanted = isTold } = filter;
  if (kinds.length === 0 || partOf?.length === 0) return [];
  const entries: Entry<Kind>[] = [];
  // What an entry says is sealed: others are opened only where some of the latest are not wanted.
  for (let offset = 0; ; offset += limit ?? 0) {
    const read = await readRows(reader, filter, offset);
    entries.push(...read.filter(({ resource }) => isWanted(resource)));
    if (limit === undefined || read.length < limit || entries.length >= limit) return entries.slice(0, limit);
  }
}

async function readRows<Kind extends RecordKind>(
  reader: Reader,
  filter: EntryFilter<Kind>,
  offset: number,
): Promise<Entry<Kind>[]> {
  const rows = await chosen(reader, filter)
    .select(['id', 'kind', 'happened_at', 'day', 'received_at', 'source_hash', 'content'])
    .select(isNewTo(reader).as('is_new'))
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Kind,
    happenedAt: row.happened_at,
    day: row.day,
    receivedAt: row.received_at,
    isNew: row.is_new,
    sourceHash: row.source_hash,
    ...(parseWritten(reader.vault.open(CONTENT, row.content)) as Pick<Entry<Kind>, 'source' | 'resource'>),
  }));
}

/** The same, some at a time: as many as are opened together. */
export async function* readEntriesInParts<Kind extends RecordKind>(
  reader: Reader,
  filter: EntryFilter<Kind>,
): AsyncGenerator<readonly Entry<Kind>[]> {
  if (filter.kinds.length === 0) return;
  const all = await chosen(reader, filter)
    .select(['id', sql<number>`octet_length(content)`.as('bytes')])
    .execute();
  for (const ids of inParts(all)) yield await readEntries(reader, { kinds: filter.kinds, ids });
}

function inParts(rows: readonly { readonly id: number; readonly bytes: number }[]): number[][] {
  const parts: number[][] = [];
  let filled = BYTES_AT_ONCE;
  for (const { id, bytes } of rows) {
    if (filled >= BYTES_AT_ONCE) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(id);
    filled += bytes;
  }
  return parts;
}

function chosen(
  { tx, patientId }: Reader,
  { kinds, id, ids, except, day, days, partOf, limit }: EntryFilter<RecordKind>,
) {
  let query = tx
    .selectFrom('health_records')
    .where('patient_id', '=', patientId)
    .where('kind', 'in', [...kinds])
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc');
  if (ids) query = query.where('id', 'in', [...ids]);
  if (except !== undefined) query = query.where('id', '<>', except);
  if (id !== undefined) query = query.where('id', '=', id);
  if (day !== undefined) query = query.where('day', '=', day);
  if (days) query = query.where('day', '>=', days.from).where('day', '<=', days.to);
  if (partOf)
    query = query.where(
      'part_of',
      'in',
      partOf.map(({ sourceHash }) => sourceHash),
    );
  if (limit !== undefined) query = query.limit(limit);
  return query;
}

/** Days on which the record has entries of some kinds, latest first. */
export async function readDays(
  { tx, patientId }: Pick<Reader, 'tx' | 'patientId'>,
  { kinds, limit, offset }: { kinds: readonly RecordKind[]; limit: number; offset: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('health_records')
    .select('day')
    .distinct()
    .where('patient_id', '=', patientId)
    .where('kind', 'in', [...kinds])
    .orderBy('day', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ day }) => day);
}
