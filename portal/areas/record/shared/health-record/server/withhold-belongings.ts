import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { belongingsOf } from '../belongings.ts';
import { RECORD_KINDS, type RecordKind } from '../kinds.ts';
import { OF_DAYS, whatOf } from '../together.ts';
import type { Arrival } from './arrival.ts';
import { type Entry, readEntries } from './read-entries.ts';

/** A row that has been added or changed. */
export interface Written {
  readonly id: number;
  readonly patient_id: string;
  readonly is_added: boolean;
}

/** Kinds by which it is found to which visit an entry belongs. */
const LEADING: readonly RecordKind[] = ['visit', 'laboratoryReferral', 'imagingReferral', 'document'];

/**
 * Withholds what comes of a visit that is withheld, and of a visit that comes so marked what is there. What was there
 * already and has only changed stays as the minor has left it. Hardly anybody has a visit that is withheld: of others nothing is opened.
 */
export async function withholdBelongings(
  tx: Kysely<Tables>,
  { vault, now }: Arrival,
  written: readonly Written[],
): Promise<void> {
  const added = Map.groupBy(
    written.filter((row) => row.is_added),
    (row) => row.patient_id,
  );
  const { rows } = await sql<{ patient_id: string; id: number }>`
    select patient_id, id from health_records
    where patient_id = any (${[...added.keys()]}::uuid[]) and kind = 'visit' and withheld_at is not null`.execute(
    tx,
  );
  for (const [patientId, visits] of Map.groupBy(rows, (row) => row.patient_id)) {
    const came = new Set(added.get(patientId)?.map(({ id }) => id));
    const reader = { tx, vault, patientId };
    const all = { isWanted: () => true };
    const isMarked = visits.some(({ id }) => came.has(id));
    const entries = isMarked
      ? await readEntries(reader, { ...all, kinds: RECORD_KINDS })
      : [
          ...(await readEntries(reader, { ...all, kinds: LEADING })).filter(({ id }) => !came.has(id)),
          ...(await readEntries(reader, { ...all, kinds: RECORD_KINDS, ids: [...came] })),
        ];
    const found = visits.flatMap(({ id }) => {
      const visit = entries.find((each): each is Entry<'visit'> => each.kind === 'visit' && each.id === id);
      const belongings = visit ? belongingsOf(visit, entries) : [];
      return came.has(id) ? belongings : belongings.filter((each) => came.has(each.id));
    });
    for (const what of new Set(found.map(whatOf))) await setWithheld({ tx, patientId }, what, now);
  }
}

/**
 * Withholds what is shown together, or shows it.
 *
 * @param at when it was withheld; null: it is shown
 * @returns whether there is such
 */
export async function setWithheld(
  { tx, patientId }: { readonly tx: Kysely<Tables>; readonly patientId: string },
  what: string,
  at: Date | null,
): Promise<boolean> {
  const [, group = '', key = ''] = /^(\w+)-(.+)$/.exec(what) ?? [];
  const rows = tx.updateTable('health_records').set({ withheld_at: at }).where('patient_id', '=', patientId);
  const chosen =
    group === 'entry'
      ? rows.where(
          sql<boolean>`(id = ${Number(key)} or part_of = (
            select source_hash from health_records where patient_id = ${patientId} and id = ${Number(key)}))`,
        )
      : rows.where('day', '=', key).where('kind', 'in', [...OF_DAYS[group as keyof typeof OF_DAYS]]);
  return (await chosen.returning('id').execute()).length > 0;
}
