import { sql } from 'kysely';
import type { RecordKind } from '#areas/record/shared/health-record/kinds.ts';
import { BYTES_AT_ONCE, firstByBytes } from '#areas/record/shared/health-record/server/by-bytes.ts';
import { type Exact, openExact } from '#areas/record/shared/health-record/server/fhir/open-exact.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';

/** How many entries are opened at a time, if they are not large. */
const AT_ONCE = 200;

/** An entry as apps get it. */
export interface AppEntry extends Exact {
  readonly id: number;
  readonly happenedAt: Date;
  readonly day: string;
  readonly receivedAt: Date;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly receivedDay: string;
  /** As it is kept. */
  readonly bytes: number;
}

/** A page of entries, and whether more follow. */
export interface EntryPage {
  readonly shown: readonly AppEntry[];
  readonly hasMore: boolean;
}

export interface Reader {
  readonly tx: Scoped;
  readonly vault: Vault;
  readonly patientId: string;
}

interface Row {
  readonly id: number;
  readonly happenedAt: Date;
  readonly day: string;
  readonly receivedAt: Date;
  readonly bytes: number;
  readonly content: Sealed;
}

/** A place in the order of entries that is not an entry's own. */
export type Position = Pick<AppEntry, 'happenedAt' | 'id'>;

interface Wanted {
  readonly fits: (entry: AppEntry) => boolean;
  /** What comes before: an entry, by its id, or another place. */
  readonly after: number | Position | null;
  /** Default: the latest come first. */
  readonly isOldestFirst?: boolean;
}

/** Entries of some kinds that fit, by when they happened: `count` of them, or fewer where they are large. */
export async function findEntries(
  reader: Reader,
  kinds: readonly RecordKind[],
  { count, ...wanted }: Wanted & { readonly count: number },
): Promise<EntryPage> {
  const shown: AppEntry[] = [];
  let bytes = 0;
  for await (const entry of fitting(reader, kinds, wanted)) {
    if (shown.length >= count || bytes >= BYTES_AT_ONCE) return { shown, hasMore: true };
    shown.push(entry);
    bytes += entry.bytes;
  }
  return { shown, hasMore: false };
}

/** How many entries of some kinds fit. */
export async function countEntries(
  reader: Reader,
  kinds: readonly RecordKind[],
  fits: Wanted['fits'],
): Promise<number> {
  let count = 0;
  for await (const _ of fitting(reader, kinds, { fits, after: null })) count += 1;
  return count;
}

async function* fitting(
  reader: Reader,
  kinds: readonly RecordKind[],
  { fits, after, isOldestFirst = false }: Wanted,
): AsyncGenerator<AppEntry> {
  for (let last: Wanted['after'] = after; ; ) {
    const rows = await readRows(reader, kinds, last, isOldestFirst);
    for (const row of rows) {
      const entry = opened(reader, row);
      if (fits(entry)) yield entry;
    }
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? null;
  }
}

export async function findEntry(reader: Reader, id: number): Promise<AppEntry | null> {
  const { rows } = await sql<Row>`${columns} and id = ${id}`.execute(reader.tx);
  return rows[0] ? opened(reader, rows[0]) : null;
}

const columns = sql`
  select id, happened_at as "happenedAt", day, received_at as "receivedAt", content,
    octet_length(content) as bytes
  from health_records where patient_id = current_patient()`;

async function readRows(
  { tx }: Reader,
  kinds: readonly RecordKind[],
  after: Wanted['after'],
  isOldestFirst: boolean,
): Promise<Row[]> {
  const [follows, order] = isOldestFirst ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const place =
    typeof after === 'number'
      ? sql`(select last.happened_at, last.id from health_records as last
          where last.patient_id = current_patient() and last.id = ${after})`
      : sql`(${after?.happenedAt ?? null}::timestamptz, ${after?.id ?? null}::bigint)`;
  const next = sql<Row>`
    ${columns} and kind = any (${[...kinds]}::text[])
    and (${after === null} or (happened_at, id) ${follows} ${place})
    order by happened_at ${order}, id ${order} limit ${AT_ONCE}`;
  const { rows } = await firstByBytes(next, sql`"happenedAt" ${order}, id ${order}`).execute(tx);
  return rows;
}

function opened({ vault }: Reader, { content, ...row }: Row): AppEntry {
  return { ...row, ...openExact(vault, content), receivedDay: helsinkiDay(row.receivedAt) };
}
