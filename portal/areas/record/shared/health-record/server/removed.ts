import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { type Hashed, keyOfRow } from './record-row.ts';

interface Key {
  readonly patient_id: string;
  readonly source_hash: Buffer;
}

/**
 * Takes out of records what has turned out not to belong there. Remembers by which version, and what was withheld: a visit
 * that comes back is not suddenly shown to guardians.
 */
export async function removeEntries(tx: Kysely<Tables>, errors: readonly Hashed[]): Promise<void> {
  if (errors.length === 0) return;
  const { patients, hashes } = keysOf(errors);
  const { rows: removed } = await sql<Key & { withheld_at: Date | null }>`
    delete from health_records using unnest(${patients}::uuid[], ${hashes}::bytea[]) as errors (patient_id, source_hash)
    where health_records.patient_id = errors.patient_id and health_records.source_hash = errors.source_hash
    returning health_records.patient_id, health_records.source_hash, withheld_at`.execute(tx);
  const withheld = new Map(removed.map((row) => [keyOfRow(row), row.withheld_at]));
  const rows = errors.flatMap(({ incoming: { patientId, resource }, source_hash }) => {
    const { versionId, lastUpdated } = resource.meta ?? {};
    const key = { patient_id: patientId, source_hash };
    const withheld_at = withheld.get(keyOfRow(key)) ?? null;
    if (versionId === undefined && lastUpdated === undefined && withheld_at === null) return [];
    return { ...key, version_id: versionId ?? null, last_updated: lastUpdated ?? null, withheld_at };
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
      })),
    )
    .execute();
}

/**
 * Forgets that what is there again was once taken out.
 *
 * @returns since when some of it was withheld, by `keyOfRow`
 */
export async function forgetRemoved(
  tx: Kysely<Tables>,
  kept: readonly Hashed[],
): Promise<ReadonlyMap<string, Date | null>> {
  const { patients, hashes } = keysOf(kept);
  const { rows } = await sql<Key & { withheld_at: Date | null }>`
    delete from removed_records using unnest(${patients}::uuid[], ${hashes}::bytea[]) as kept (patient_id, source_hash)
    where removed_records.patient_id = kept.patient_id and removed_records.source_hash = kept.source_hash
    returning removed_records.patient_id, removed_records.source_hash, withheld_at`.execute(tx);
  return new Map(rows.map((row) => [keyOfRow(row), row.withheld_at]));
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
