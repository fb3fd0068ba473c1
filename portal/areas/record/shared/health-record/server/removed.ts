import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Tables } from '#platform/tables.ts';
import { type Belonging, linksOf } from '../belongings.ts';
import { saidIn } from '../corrections.ts';
import type { KeptResource, RecordKind } from '../kinds.ts';
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
  readonly sourceHash: Buffer;
  readonly kind: RecordKind;
  /** `hashOfSaid`; left out: its correction has come. */
  readonly said?: string;
}

/** The same, as it is taken out. */
export interface TakenOut extends Removed {
  readonly id: number;
  readonly withheldAt: Date;
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
 *
 * @returns what was withheld
 */
export async function removeEntries(
  tx: Kysely<Tables>,
  vault: Vault,
  errors: readonly Hashed[],
): Promise<TakenOut[]> {
  if (errors.length === 0) return [];
  const { patients, hashes } = keysOf(errors);
  const { rows: removed } = await sql<Taken>`
    delete from health_records as taken using unnest(${patients}::uuid[], ${hashes}::bytea[]) as errors (patient_id, source_hash)
    where taken.patient_id = errors.patient_id and taken.source_hash = errors.source_hash
    returning taken.patient_id, taken.source_hash, id, kind, day, withheld_at,
      case when withheld_at is not null then content end as content`.execute(tx);
  const taken = removed.flatMap((row) => takenOut(vault, row));
  const withheld = new Map(
    taken.map((each) => [
      keyOfRow({ patient_id: each.patientId, source_hash: each.sourceHash }),
      {
        withheld_at: each.withheldAt,
        record_id: each.id,
        kind: each.kind,
        day: each.day,
        links: sealLinks(vault, each),
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
  if (rows.length === 0) return taken;
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
  return taken;
}

const SHOWN = { withheld_at: null, record_id: null, kind: null, day: null, links: null };

function takenOut(vault: Vault, { content, withheld_at, ...row }: Taken): TakenOut[] {
  if (content === null || withheld_at === null) return [];
  const { source, resource } = JSON.parse(vault.open(CONTENT, content)) as Pick<
    Removed,
    'source' | 'resource'
  >;
  const { patient_id: patientId, source_hash: sourceHash, id, kind, day } = row;
  const said = hashOfSaid(vault, resource);
  return [
    {
      patientId,
      sourceHash,
      id,
      kind,
      day,
      withheldAt: withheld_at,
      source,
      resource: linksOf(resource),
      said,
    },
  ];
}

const sealLinks = (vault: Vault, { source, resource, said }: Links): Sealed =>
  vault.seal(LINKS, JSON.stringify({ source, resource, said }));

/** What is sealed of it. */
type Links = Pick<Removed, 'source' | 'resource' | 'said'>;

/** By what an entry is found that tells the same of another day. A visit tells too little by itself: of it there is none. */
export function hashOfSaid(vault: Vault, resource: KeptResource): string | undefined {
  if (resource.resourceType === 'Encounter') return undefined;
  return vault.hash('removed_records.said', saidIn(resource)).toString('base64');
}

/** Once an entry has come that tells the same of another day, the next is another, as results are often the same. */
export async function forgetSaid(
  tx: Kysely<Tables>,
  vault: Vault,
  corrected: readonly Removed[],
): Promise<void> {
  for (const { patientId, sourceHash, said, ...links } of corrected)
    await tx
      .updateTable('removed_records')
      .set({ links: sealLinks(vault, links) })
      .where('patient_id', '=', patientId)
      .where('source_hash', '=', sourceHash)
      .execute();
}

/** What was withheld when it was taken out of these patients' records. */
export async function removedWhileWithheld(
  tx: Kysely<Tables>,
  vault: Vault,
  patientIds: readonly string[],
): Promise<Removed[]> {
  const { rows } = await sql<Key & { kind: RecordKind; day: string; links: Sealed }>`
    select patient_id, source_hash, kind, day, links from removed_records
    where patient_id = any (${patientIds}::uuid[]) and withheld_at is not null and links is not null`.execute(
    tx,
  );
  return rows.map(({ patient_id, source_hash, kind, day, links }) => ({
    patientId: patient_id,
    sourceHash: source_hash,
    kind,
    day,
    ...(JSON.parse(vault.open(LINKS, links)) as Links),
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
