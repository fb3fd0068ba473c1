import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { formersOf, maySucceed } from '../belongings.ts';
import { kindOf } from '../kinds.ts';
import { momentOf } from '../moment-of.ts';
import { whatOf } from '../together.ts';
import type { ImportedEntry, StoreOptions } from './imported-entry.ts';
import { type Hashed, keyOfRow } from './record-row.ts';
import type { Removed } from './removed.ts';
import { sourceHash } from './source-hash.ts';
import type { Written } from './withhold-belongings.ts';

/** What has come, with its row. */
interface Come {
  readonly incoming: ImportedEntry;
  readonly row: Written;
}

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
  const come = kept.flatMap(({ incoming, source_hash }) => {
    const row = rows.get(keyOfRow({ patient_id: incoming.patientId, source_hash }));
    return row ? { incoming, row } : [];
  });
  if (removed.length > 0) await withholdCorrected(tx, options, come, removed);
  await withholdStated(tx, options, come);
}

interface Followed {
  readonly kept: readonly Hashed[];
  readonly written: readonly Written[];
  readonly removed: readonly Removed[];
}

/** What is new, and of the kind and day of what was taken out while it was withheld. */
async function withholdCorrected(
  tx: Kysely<Tables>,
  { now }: StoreOptions,
  come: readonly Come[],
  removed: readonly Removed[],
) {
  const added = come.filter(({ row }) => row.before === null);
  const found = added.filter(({ incoming }) => {
    const { patientId, resource } = incoming;
    const kind = kindOf(resource);
    const day = momentOf(resource)?.day ?? '';
    if (!whatOf({ kind, day, id: 0 }).startsWith('entry-')) return false;
    return removed.some(
      (former) =>
        former.patientId === patientId &&
        former.kind === kind &&
        former.day === day &&
        maySucceed({ ...incoming, day }, former),
    );
  });
  if (found.length === 0) return;
  await sql`
    update health_records as entry set withheld_at = ${now}
    from unnest(${found.map(({ row }) => row.patient_id)}::uuid[],
      ${found.map(({ row }) => row.id)}::bigint[]) as found (patient_id, id)
    where entry.patient_id = found.patient_id and entry.id = found.id and entry.withheld_at is null`.execute(
    tx,
  );
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
