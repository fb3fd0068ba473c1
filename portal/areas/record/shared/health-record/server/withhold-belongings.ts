import type { Encounter } from 'fhir/r4.js';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { type Belonging, belongingsOf } from '../belongings.ts';
import { RECORD_KINDS, type RecordKind } from '../kinds.ts';
import { OF_DAYS, whatOf } from '../together.ts';
import type { StoreOptions } from './imported-entry.ts';
import { readEntries } from './read-entries.ts';
import type { Removed } from './removed.ts';

/** A row that has been added or changed. */
export interface Written {
  readonly id: number;
  readonly patient_id: string;
  readonly source_hash: Buffer;
  /** Null: it has been added. */
  readonly before: Before | null;
}

/** What was there until now in the place of what has come; of its resource `linksOf`. */
export interface Before extends Belonging {
  readonly isWithheld: boolean;
}

/** An entry, or what was one. */
interface Known extends Belonging {
  /** Negative: it has been taken out while it was withheld. */
  readonly id: number;
  readonly kind: RecordKind;
}

/** Kinds by which it is found to which visit an entry belongs: visits, and what can be an order. */
const LEADING: readonly RecordKind[] = [
  'visit',
  'laboratoryReferral',
  'imagingReferral',
  'document',
  'prescription',
];

/**
 * Withholds what belongs to a withheld visit since these came, by what they say or what is said of them now, and of a visit
 * that comes marked what is there; also while the visit is taken out. What belonged to it before and has only changed stays
 * as the minor has left it. Hardly anybody has a visit that is withheld: of others nothing is opened.
 */
export async function withholdBelongings(
  tx: Kysely<Tables>,
  { vault, now }: StoreOptions,
  { written, removed }: { readonly written: readonly Written[]; readonly removed: readonly Removed[] },
): Promise<void> {
  const came = Map.groupBy(written, (row) => row.patient_id);
  const { rows: withheld } = await sql<{ patient_id: string; id: number }>`
    select patient_id, id from health_records
    where patient_id = any (${[...came.keys()]}::uuid[]) and kind = 'visit' and withheld_at is not null`.execute(
    tx,
  );
  const visits = Map.groupBy(withheld, (row) => row.patient_id);
  const goneOf = Map.groupBy(removed, (each) => each.patientId);
  for (const [patientId, rows] of came) {
    const gone = (goneOf.get(patientId) ?? []).map((each, index) => ({ ...each, id: -1 - index }));
    const ids = [
      ...(visits.get(patientId) ?? []).map(({ id }) => id),
      ...gone.filter(({ kind }) => kind === 'visit').map(({ id }) => id),
    ];
    if (ids.length === 0) continue;
    const found = await findBelongings({ tx, vault, patientId }, { visits: ids, gone, written: rows });
    for (const what of new Set(found.map(whatOf))) await setWithheld({ tx, patientId }, what, now);
  }
}

/** What belongs to withheld visits and did not before. */
async function findBelongings(
  reader: Parameters<typeof readEntries>[0],
  {
    visits,
    gone,
    written,
  }: {
    readonly visits: readonly number[];
    readonly gone: readonly Known[];
    readonly written: readonly Written[];
  },
): Promise<Known[]> {
  const read = (kinds: readonly RecordKind[], ids?: readonly number[]) =>
    readEntries(reader, { kinds, isWanted: () => true, ...(ids && { ids }) });
  const came = new Map(written.map(({ id, before }) => [id, before]));
  if (!visits.some((id) => came.has(id))) {
    const some = await read(RECORD_KINDS, [...came.keys()]);
    const leading = (await read(LEADING)).filter(({ id }) => !came.has(id));
    const found = newBelongings(visits, [...gone, ...leading, ...some], came);
    // An order may come after what answers it.
    if (!found.some(isOrder)) return found;
  }
  return newBelongings(visits, [...gone, ...(await read(RECORD_KINDS))], came);
}

function newBelongings(
  visits: readonly number[],
  entries: readonly Known[],
  came: ReadonlyMap<number, Before | null>,
): Known[] {
  const past = entries.flatMap((entry) => {
    const before = came.get(entry.id);
    // What has not come is as it was, and the visits that are asked about are withheld.
    return before === null ? [] : { isWithheld: true, ...entry, ...before };
  });
  return visits.flatMap((id) => {
    const visit = visitAmong(entries, id);
    const before = visitAmong(past, id);
    const had = before?.isWithheld ? belongingsOf(before, past).map((each) => each.id) : [];
    const has = visit ? belongingsOf(visit, entries) : [];
    return has.filter((each) => each.id > 0 && !had.includes(each.id));
  });
}

function visitAmong<Each extends Belonging & { readonly id: number }>(all: readonly Each[], id: number) {
  return all.find(
    (each): each is Each & { readonly resource: Encounter } =>
      each.id === id && each.resource.resourceType === 'Encounter',
  );
}

const isOrder = ({ resource }: Known): boolean =>
  resource.resourceType === 'ServiceRequest' || resource.resourceType === 'MedicationRequest';

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
