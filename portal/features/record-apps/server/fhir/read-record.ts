import { sql } from 'kysely';
import type { RecordKind } from '#domain/health-record/kinds.ts';
import { BYTES_AT_ONCE, firstByBytes } from '#domain/health-record/server/by-bytes.ts';
import { type Exact, openExact } from '#domain/health-record/server/fhir/open-exact.ts';
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

/** Entries of some kinds, latest first, that fit: `count` of them, or fewer where they are large. */
export async function findEntries(
  reader: Reader,
  kinds: readonly RecordKind[],
  {
    after,
    count,
    fits,
  }: { readonly after: number | null; readonly count: number; readonly fits: (entry: AppEntry) => boolean },
): Promise<EntryPage> {
  const shown: AppEntry[] = [];
  let bytes = 0;
  let last = after;
  for (;;) {
    const rows = await readRows(reader, kinds, last);
    if (rows.length === 0) return { shown, hasMore: false };
    for (const row of rows) {
      const entry = opened(reader, row);
      if (!fits(entry)) continue;
      if (shown.length >= count || bytes >= BYTES_AT_ONCE) return { shown, hasMore: true };
      shown.push(entry);
      bytes += entry.bytes;
    }
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

async function readRows({ tx }: Reader, kinds: readonly RecordKind[], after: number | null): Promise<Row[]> {
  const next = sql<Row>`
    ${columns} and kind = any (${[...kinds]}::text[])
    and (${after}::bigint is null or (happened_at, id) < (
      select last.happened_at, last.id from health_records as last where last.patient_id = current_patient() and last.id = ${after}))
    order by happened_at desc, id desc limit ${AT_ONCE}`;
  const { rows } = await firstByBytes(next, sql`"happenedAt" desc, id desc`).execute(tx);
  return rows;
}

function opened({ vault }: Reader, { content, ...row }: Row): AppEntry {
  return { ...row, ...openExact(vault, content) };
}
