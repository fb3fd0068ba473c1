import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import { type Belonging, belongingsOf, isWhole, WHOLES } from '../belongings.ts';
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

/** Kinds by which it is found to what an entry belongs: with what can be an order. */
const LEADING: readonly RecordKind[] = [...WHOLES, 'prescription'];

/**
 * Withholds what belongs to a withheld visit or referral since these came, by what they say or what is said of them now, and
 * of one that comes marked what is there; also while it is taken out. What belonged to it before and has only changed stays
 * as the minor has left it. Hardly anybody has such that is withheld: of others nothing is opened.
 */
export async function withholdBelongings(
  tx: Kysely<Tables>,
  { vault, now }: StoreOptions,
  { written, removed }: { readonly written: readonly Written[]; readonly removed: readonly Removed[] },
): Promise<void> {
  const came = Map.groupBy(written, (row) => row.patient_id);
  const { rows: withheld } = await sql<{ patient_id: string; id: number }>`
    select patient_id, id from health_records
    where patient_id = any (${[...came.keys()]}::uuid[]) and kind = any (${WHOLES}::text[])
      and withheld_at is not null`.execute(tx);
  const wholes = Map.groupBy(withheld, (row) => row.patient_id);
  const goneOf = Map.groupBy(removed, (each) => each.patientId);
  for (const [patientId, rows] of came) {
    const gone = (goneOf.get(patientId) ?? []).map((each, index) => ({ ...each, id: -1 - index }));
    const ids = [
      ...(wholes.get(patientId) ?? []).map(({ id }) => id),
      ...gone.filter(isWhole).map(({ id }) => id),
    ];
    if (ids.length === 0) continue;
    const found = await findBelongings({ tx, vault, patientId }, { wholes: ids, gone, written: rows });
    for (const what of new Set(found.map(whatOf))) await setWithheld({ tx, patientId }, what, now);
  }
}

/** What belongs to these, which are withheld, and did not before. */
async function findBelongings(
  reader: Parameters<typeof readEntries>[0],
  {
    wholes,
    gone,
    written,
  }: {
    readonly wholes: readonly number[];
    readonly gone: readonly Known[];
    readonly written: readonly Written[];
  },
): Promise<Known[]> {
  const read = (kinds: readonly RecordKind[], ids?: readonly number[]) =>
    readEntries(reader, { kinds, isWanted: () => true, ...(ids && { ids }) });
  const came = new Map(written.map(({ id, before }) => [id, before]));
  if (!wholes.some((id) => came.has(id))) {
    const some = await read(RECORD_KINDS, [...came.keys()]);
    const leading = (await read(LEADING)).filter(({ id }) => !came.has(id));
    const found = newBelongings(wholes, [...gone, ...leading, ...some], came);
    // An order may come after what answers it.
    if (!found.some(isOrder)) return found;
  }
  return newBelongings(wholes, [...gone, ...(await read(RECORD_KINDS))], came);
}

function newBelongings(
  wholes: readonly number[],
  entries: readonly Known[],
  came: ReadonlyMap<number, Before | null>,
): Known[] {
  const past = entries.flatMap((entry) => {
    const before = came.get(entry.id);
    // What has not come is as it was, and those that are asked about are withheld.
    return before === null ? [] : { isWithheld: true, ...entry, ...before };
  });
  return wholes.flatMap((id) => {
    const whole = wholeAmong(entries, id);
    const before = wholeAmong(past, id);
    const had = before?.isWithheld ? belongingsOf(before, past).map((each) => each.id) : [];
    const has = whole ? belongingsOf(whole, entries) : [];
    return has.filter((each) => each.id > 0 && !had.includes(each.id));
  });
}

const wholeAmong = <Each extends Known>(all: readonly Each[], id: number) =>
  all.filter(isWhole).find((each) => each.id === id);

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
