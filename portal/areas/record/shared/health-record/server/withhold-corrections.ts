import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { type Belonging, linksOf } from '../belongings.ts';
import { hasIdentifier, maySucceed, sharesIdentifier, sharesProfessional } from '../corrections.ts';
import { type KeptResource, kindOf, type RecordKind } from '../kinds.ts';
import { momentOf } from '../moment-of.ts';
import { whatOf } from '../together.ts';
import type { StoreOptions } from './imported-entry.ts';
import { readEntries } from './read-entries.ts';
import type { Hashed } from './record-row.ts';
import { forgetSaid, hashOfSaid, type Removed, type TakenOut } from './removed.ts';
import type { Written } from './withhold-belongings.ts';

/** What has come, with its row. */
export interface Come extends Pick<Hashed, 'incoming' | 'content'> {
  readonly row: Written;
}

/** What may be a correction. */
interface Candidate extends Belonging {
  readonly patientId: string;
  readonly id: number;
  readonly kind: RecordKind;
  /** `hashOfSaid` */
  readonly said: string | undefined;
}

/** What is withheld, in a record. */
type Former = Omit<Candidate, 'id' | 'said'>;

/** Withholds what is new and may be the correction, under another id, of what was withheld when it was taken out, or is withheld. */
export async function withholdCorrected(
  tx: Kysely<Tables>,
  options: StoreOptions,
  { come, removed }: { readonly come: readonly Come[]; readonly removed: readonly Removed[] },
): Promise<void> {
  const added = come.filter(({ row }) => row.before === null);
  if (added.length === 0) return;
  const formers = await withheldThere(tx, options.vault, added.filter(isToCompare));
  if (removed.length === 0 && formers.length === 0) return;
  const candidates = added.map((each) => candidateOf(options.vault, each));
  const found = candidates.filter((each) => formers.some((former) => isAnother(each, former)));
  await withholdFound(tx, options, [
    ...found,
    ...(await correctionsOf(tx, options.vault, { candidates, removed })),
  ]);
}

/**
 * Withholds what has come before the first was taken out, and since the minor withheld it: only now that shows to be its
 * correction.
 *
 * @returns what it was until now, for what belongs to it
 */
export async function withholdEarlier(
  tx: Kysely<Tables>,
  options: StoreOptions,
  { taken, written }: { readonly taken: readonly TakenOut[]; readonly written: readonly Written[] },
): Promise<Written[]> {
  const { vault } = options;
  const { rows } = await sql<{ patient_id: string; id: number; source_hash: Buffer }>`
    select distinct entry.patient_id, entry.id, entry.source_hash
    from unnest(${taken.map(({ patientId }) => patientId)}::uuid[], ${taken.map(({ kind }) => kind)}::text[],
      ${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ withheldAt }) => withheldAt)}::timestamptz[])
      as taken (patient_id, kind, id, withheld_at)
    join health_records as entry using (patient_id, kind)
    where entry.id > taken.id and entry.received_at > taken.withheld_at and entry.withheld_at is null
      and not entry.id = any (${written.map(({ id }) => id)}::bigint[])`.execute(tx);
  const candidates: Candidate[] = [];
  for (const [patientId, some] of Map.groupBy(rows, (row) => row.patient_id)) {
    const kinds = [...new Set(taken.map(({ kind }) => kind))];
    const reader = { tx, vault, patientId };
    const ids = some.map(({ id }) => id);
    for (const each of await readEntries(reader, { kinds, ids, isWanted: () => true }))
      candidates.push({ ...each, patientId, said: hashOfSaid(vault, each.resource) });
  }
  const found = await correctionsOf(tx, vault, { candidates, removed: taken });
  await withholdFound(tx, options, found);
  const hashes = new Map(rows.map(({ id, source_hash }) => [id, source_hash]));
  return found.flatMap(({ patientId, id, source, day, resource }) => {
    const source_hash = hashes.get(id);
    const before = { source, day, resource: linksOf(resource), isWithheld: false };
    return source_hash ? { patient_id: patientId, id, source_hash, before } : [];
  });
}

/** What may be a correction of what has been taken out. */
async function correctionsOf(
  tx: Kysely<Tables>,
  vault: Vault,
  {
    candidates,
    removed,
  }: { readonly candidates: readonly Candidate[]; readonly removed: readonly Removed[] },
): Promise<Candidate[]> {
  const found = candidates.filter((each) => removed.some((former) => isCorrection(each, former)));
  const same = removed.filter((former) => candidates.some((each) => saysSame(each, former)));
  await forgetSaid(tx, vault, same);
  return found;
}

function isCorrection(entry: Candidate, former: Removed): boolean {
  if (!isAlike(entry, former)) return false;
  if (sharesIdentifier(entry, former) || isOfOtherDay(entry, former)) return true;
  // Results of the day are withheld with it.
  return whatOf(entry).startsWith('entry-') && entry.day === former.day && maySucceed(entry, former);
}

/** Whether it is withheld though the first is still there: what has been shown cannot be taken back. */
function isAnother(entry: Candidate, former: Former): boolean {
  if (!isAlike(entry, former)) return false;
  if (sharesIdentifier(entry, former)) return true;
  return entry.kind === 'visit' && entry.day === former.day && sharesProfessional(entry, former);
}

const isAlike = (entry: Candidate, former: Former): boolean =>
  entry.patientId === former.patientId && entry.kind === former.kind;

/** Whether nothing but the day tells it from what was taken out. */
const isOfOtherDay = (entry: Candidate, former: Removed): boolean =>
  saysSame(entry, former) && entry.day !== former.day;

const saysSame = (entry: Candidate, former: Removed): boolean =>
  isAlike(entry, former) && entry.said !== undefined && entry.said === former.said;

function candidateOf(vault: Vault, { incoming, row, content }: Come): Candidate {
  const { patientId, source, resource } = incoming;
  const kept = (JSON.parse(content) as { readonly resource: KeptResource }).resource;
  const kind = kindOf(resource);
  const day = momentOf(resource)?.day ?? '';
  return { patientId, id: row.id, kind, day, source, resource, said: hashOfSaid(vault, kept) };
}

/** What nothing tells from others is compared with nothing: a minor may withhold thousands of results. */
const isToCompare = ({ incoming: { source, resource } }: Come): boolean =>
  resource.resourceType === 'Encounter' || hasIdentifier({ day: '', source, resource });

/** What was there and is withheld, of the kinds of what has come. */
async function withheldThere(tx: Kysely<Tables>, vault: Vault, come: readonly Come[]): Promise<Former[]> {
  if (come.length === 0) return [];
  const kinds = [...new Set(come.map(({ incoming }) => kindOf(incoming.resource)))];
  const { rows } = await sql<{ patient_id: string; id: number }>`
    select patient_id, id from health_records
    where patient_id = any (${come.map(({ row }) => row.patient_id)}::uuid[]) and withheld_at is not null
      and kind = any (${kinds}::text[]) and not id = any (${come.map(({ row }) => row.id)}::bigint[])`.execute(
    tx,
  );
  const formers: Former[] = [];
  for (const [patientId, some] of Map.groupBy(rows, (row) => row.patient_id)) {
    const ids = some.map(({ id }) => id);
    for (const each of await readEntries({ tx, vault, patientId }, { kinds, ids, isWanted: () => true }))
      formers.push({ ...each, patientId });
  }
  return formers;
}

async function withholdFound(tx: Kysely<Tables>, { now }: StoreOptions, found: readonly Candidate[]) {
  if (found.length === 0) return;
  await sql`
    update health_records as entry set withheld_at = ${now}
    from unnest(${found.map(({ patientId }) => patientId)}::uuid[],
      ${found.map(({ id }) => id)}::bigint[]) as found (patient_id, id)
    where entry.patient_id = found.patient_id and entry.id = found.id and entry.withheld_at is null`.execute(
    tx,
  );
}
