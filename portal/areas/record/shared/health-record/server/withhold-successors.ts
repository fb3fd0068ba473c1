import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { formersOf } from '../corrections.ts';
import type { StoreOptions } from './imported-entry.ts';
import { type Hashed, keyOfRow } from './record-row.ts';
import type { Removed } from './removed.ts';
import { sourceHash } from './source-hash.ts';
import type { Written } from './withhold-belongings.ts';
import { type Come, withholdCorrected } from './withhold-corrections.ts';

/**
 * Withholds what takes the place of something withheld, since a correction tells what was corrected: what says so, and what
 * may be what was taken out, under another id. Results are withheld by their days.
 */
export async function withholdSuccessors(
  tx: Kysely<Tables>,
  options: StoreOptions,
  { kept, written, removed }: Followed,
): Promise<void> {
  const rows = new Map(written.map((row) => [keyOfRow(row), row]));
  const come = kept.flatMap(({ incoming, content, source_hash }) => {
    const row = rows.get(keyOfRow({ patient_id: incoming.patientId, source_hash }));
    return row ? { incoming, content, row } : [];
  });
  await withholdCorrected(tx, options, { come, removed });
  await withholdStated(tx, options, come);
}

interface Followed {
  readonly kept: readonly Hashed[];
  readonly written: readonly Written[];
  readonly removed: readonly Removed[];
}

/** What names as its former something that is withheld, and did not before: one after the other, if they come together. */
async function withholdStated(tx: Kysely<Tables>, { vault, now }: StoreOptions, come: readonly Come[]) {
  const links = come.flatMap(({ incoming: { source, resource }, row }) => {
    const known = row.before ? formersOf(row.before.resource) : [];
    const stated = formersOf(resource).filter((reference) => !known.includes(reference));
    return stated.map((reference) => ({ row, former: sourceHash(vault, source, reference) }));
  });
  if (links.length === 0) return;
  const withhold = sql`
    update health_records as entry set withheld_at = ${now}
    from unnest(${links.map(({ row }) => row.patient_id)}::uuid[], ${links.map(({ row }) => row.id)}::bigint[],
      ${links.map(({ former }) => former)}::bytea[]) as links (patient_id, id, former)
    where entry.patient_id = links.patient_id and entry.id = links.id and entry.withheld_at is null
      and (exists (select from health_records as former where former.patient_id = links.patient_id
          and former.source_hash = links.former and former.withheld_at is not null)
        or exists (select from removed_records as former where former.patient_id = links.patient_id
          and former.source_hash = links.former and former.withheld_at is not null))`;
  while (((await withhold.execute(tx)).numAffectedRows ?? 0n) > 0n);
}
