import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Tables } from '#platform/tables.ts';
import { type Belonging, linksOf } from '../belongings.ts';
import type { RecordKind } from '../kinds.ts';
import type { ImportedEntry } from './imported-entry.ts';
import { type Hashed, keyOfRow } from './record-row.ts';
import { CONTENT } from './source-hash.ts';

/** For what is sealed to which entries something belonged. */
const LINKS = 'removed_records.links';

interface Key {
  readonly patient_id: string;
  readonly source_hash: Buffer;
}

/** What was withheld when it was taken out; of its resource `linksOf`. */
export interface Removed extends Belonging {
  readonly patientId: string;
  readonly kind: RecordKind;
}

interface Taken extends Key {
  readonly id: number;
  readonly kind: RecordKind;
  readonly day: string;
  readonly withheld_at: Date | null;
  /** Null: it was not withheld. */
  readonly content: Sealed | null;
}

/**
 * Takes out of records what has turned out not to belong there. Remembers by which version, and what was withheld: a visit
 * that comes back is not suddenly shown to guardians, nor is what names it meanwhile, or takes its place.
 */
export async function removeEntries(
  tx: Kysely<Tables>,
  vault: Vault,
  errors: readonly Hashed[],
): Promise<void> {
  if (errors.length === 0) return;
  const { patients, hashes } = keysOf(errors);
  const { rows: removed } = await sql<Taken>`
    delete from health_records as taken using unnest(${patients}::uuid[], ${hashes}::bytea[]) as errors (patient_id, source_hash)
    where taken.patient_id = errors.patient_id and taken.source_hash = errors.source_hash
    returning taken.patient_id, taken.source_hash, id, kind, day, withheld_at,
      case when withheld_at is not null then content end as content`.execute(tx);
  const withheld = new Map(
    removed.map((row) => [
      keyOfRow(row),
      row.content !== null && {
        withheld_at: row.withheld_at,
        record_id: row.id,
        kind: row.kind,
        day: row.day,
        links: vault.seal(LINKS, linksIn(vault.open(CONTENT, row.content))),
      },
    ]),
  );
  const rows = errors.flatMap(({ incoming: { patientId, resource }, source_hash }) => {
    const { versionId, lastUpdated } = resource.meta ?? {};
    const key = { patient_id: patientId, source_hash };
    const was = withheld.get(keyOfRow(key)) || SHOWN;
    if (versionId === undefined && lastUpdated === undefined && was === SHOWN) return [];
    return { ...key, version_id: versionId ?? null, last_updated: lastUpdated ?? null, ...was };
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('removed_records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['patient_id', 'source_hash']).doUpdateSet(({ ref, fn }) => ({
        version_id: ref('excluded.version_id'),
        last_updated: ref('excluded.last_updated'),
        withheld_at: fn.coalesce('excluded.withheld_at', 'removed_records.withheld_at'),
        record_id: fn.coalesce('excluded.record_id', 'removed_records.record_id'),
        kind: fn.coalesce('excluded.kind', 'removed_records.kind'),
        day: fn.coalesce('excluded.day', 'removed_records.day'),
        links: fn.coalesce('excluded.links', 'removed_records.links'),
      })),
    )
    .execute();
}

const SHOWN = { withheld_at: null, record_id: null, kind: null, day: null, links: null };

function linksIn(content: string): string {
  const { source, resource } = JSON.parse(content) as Pick<ImportedEntry, 'source' | 'resource'>;
  return JSON.stringify({ source, resource: linksOf(resource) });
}

/** What was withheld when it was taken out of these patients' records. */
export async function removedWhileWithheld(
  tx: Kysely<Tables>,
  vault: Vault,
  patientIds: readonly string[],
): Promise<Removed[]> {
  const { rows } = await sql<{ patient_id: string; kind: RecordKind; day: string; links: Sealed }>`
    select patient_id, kind, day, links from removed_records
    where patient_id = any (${patientIds}::uuid[]) and withheld_at is not null and links is not null`.execute(
    tx,
  );
  return rows.map(({ patient_id, kind, day, links }) => ({
    patientId: patient_id,
    kind,
    day,
    ...(JSON.parse(vault.open(LINKS, links)) as Pick<Belonging, 'source' | 'resource'>),
  }));
}

/** What is left of something that was withheld when it was taken out, for its row once it is back. */
export interface WithheldBefore {
  readonly withheld_at: Date;
  /** What the access log calls it; null: not known of what was taken out by an older version. */
  readonly record_id: number | null;
}

/**
 * Forgets that what is there again was once taken out.
 *
 * @returns what of it was withheld, by `keyOfRow`
 */
export async function forgetRemoved(
  tx: Kysely<Tables>,
  kept: readonly Hashed[],
): Promise<ReadonlyMap<string, WithheldBefore>> {
  const { patients, hashes } = keysOf(kept);
  const { rows } = await sql<Key & { withheld_at: Date | null; record_id: number | null }>`
    delete from removed_records using unnest(${patients}::uuid[], ${hashes}::bytea[]) as kept (patient_id, source_hash)
    where removed_records.patient_id = kept.patient_id and removed_records.source_hash = kept.source_hash
    returning removed_records.patient_id, removed_records.source_hash, withheld_at, record_id`.execute(tx);
  return new Map(
    rows.flatMap(({ withheld_at, record_id, ...key }) =>
      withheld_at ? [[keyOfRow(key), { withheld_at, record_id }]] : [],
    ),
  );
}

/** By which versions some of these were taken out, by `keyOfRow`. */
export async function removedAmong(tx: Kysely<Tables>, all: readonly Hashed[]) {
  const { patients, hashes } = keysOf(all);
  const { rows } = await sql<Key & { version_id: string | null; last_updated: string | null }>`
    select removed_records.* from removed_records
    join unnest(${patients}::uuid[], ${hashes}::bytea[]) as wanted (patient_id, source_hash) using (patient_id, source_hash)`.execute(
    tx,
  );
  return new Map(
    rows.map((row) => [
      keyOfRow(row),
      {
        meta: {
          ...(row.version_id !== null && { versionId: row.version_id }),
          ...(row.last_updated !== null && { lastUpdated: row.last_updated }),
        },
      },
    ]),
  );
}

/** The two columns of rows, as parameters of one query. */
export function keysOf(all: readonly Hashed[]) {
  return {
    patients: all.map(({ incoming }) => incoming.patientId),
    hashes: all.map(({ source_hash }) => source_hash),
  };
}
