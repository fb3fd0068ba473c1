import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Tables } from '#platform/tables.ts';
import { linksOf } from '../belongings.ts';
import { isToldOrCancelled } from '../is-told.ts';
import { isOlder, type Version, versionOf } from '../version.ts';
import { followImport } from './follow-import.ts';
import type { ImportedEntry, StoreOptions } from './imported-entry.ts';
import { movesAmong, noteMoves, withdrawMoved } from './moved.ts';
import { type Hashed, hashed, isPartOfRecord, keyOfRow, newestOfEach, rowOf } from './record-row.ts';
import { forgetRemoved, keysOf, removedAmong, removeEntries } from './removed.ts';
import { CONTENT } from './source-hash.ts';
import type { Before } from './withhold-belongings.ts';

/** What became of resources, by number. */
export interface Stored {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** What happens to a resource beside being stored. */
export interface Told {
  /** It has not been stored, since another version of it counts. */
  readonly passOver?: (incoming: ImportedEntry, reason: PassedOver) => void;
  /** It has left another patient's record for this one. */
  readonly moved?: (incoming: ImportedEntry) => void;
}

/** Why a resource has not taken the place of another version: that is newer, or has come after it. */
export type PassedOver = 'olderVersion' | 'superseded';

/**
 * Puts resources into the records of their patients; what is there already and has not changed stays as it is, and so does
 * what is newer. What was another patient's until now is so no longer. What says of itself that it was entered in error, or is only planned, is not there afterwards.
 *
 * @param owner reaches every patient's rows
 * @throws RangeError for a resource without a moment (`momentOf`)
 */
export function storeResources(
  owner: Kysely<Tables>,
  options: StoreOptions,
  incoming: readonly ImportedEntry[],
  told: Told = {},
): Promise<Stored> {
  const store = (tx: Kysely<Tables>) => storeAll(tx, options, incoming, told);
  return owner.isTransaction ? store(owner) : owner.transaction().execute(store);
}

async function storeAll(
  tx: Kysely<Tables>,
  options: StoreOptions,
  incoming: readonly ImportedEntry[],
  { passOver = () => {}, moved = () => {} }: Told,
): Promise<Stored> {
  const { newest, others } = newestOfEach(incoming.map((each) => hashed(options, each)));
  // Imports at the same time store a batch after the other: neither sees what the other has not stored yet.
  await sql`select pg_advisory_xact_lock(hashtext('health_records'))`.execute(tx);
  const there = await versionsThere(tx, options.vault, newest);
  const coming: Hashed[] = [];
  let unchanged = 0;
  for (const each of newest) {
    const known = there.get(keyOf(each));
    if (known === 'same') unchanged += 1;
    else if (known && isOlder(versionOf(each.incoming.resource), known.version))
      passOver(each.incoming, 'olderVersion');
    else coming.push(each);
  }
  const { moves, movedOn } = await movesAmong(tx, options.vault, coming);
  for (const { incoming: each } of movedOn) passOver(each, 'olderVersion');
  const changing = coming.filter((each) => !movedOn.has(each));
  for (const { incoming: each } of others) passOver(each, 'superseded');
  const kept = changing.filter(isPartOfRecord);
  const errors = await removeEntries(
    tx,
    options.vault,
    changing.filter((each) => !isPartOfRecord(each)),
  );
  const movedAway = await withdrawMoved(tx, options.vault, moves);
  for (const { to } of moves) moved(to.incoming);
  const rows = kept.length > 0 ? await write(tx, options, kept) : [];
  const written = rows.map((row) => ({ ...row, before: beforeOf(there.get(keyOfRow(row))) }));
  await noteMoves(tx, options.now, moves, written);
  await followImport(tx, options, { kept, written, taken: [...errors, ...movedAway] });
  const added = written.filter(({ before }) => before === null).length;
  return { added, changed: written.length - added, unchanged };
}

const keyOf = ({ incoming, source_hash }: Hashed) =>
  keyOfRow({ patient_id: incoming.patientId, source_hash });

/** What is there of a resource that comes, or was taken out; `same`: the very same resource. */
type There = 'same' | { readonly version: Version; readonly before: Before | null };

const beforeOf = (there: There | undefined): Before | null =>
  there === undefined || there === 'same' ? null : there.before;

/** What is there, by `keyOfRow`. */
async function versionsThere(
  tx: Kysely<Tables>,
  vault: Vault,
  all: readonly Hashed[],
): Promise<ReadonlyMap<string, There>> {
  const { patients, hashes } = keysOf(all);
  const contents = all.map(({ content_hash }) => content_hash);
  const { rows } = await sql<Row>`
    select patient_id, source_hash, records.day, records.withheld_at is not null as is_withheld,
      case when records.content_hash <> wanted.content_hash then records.content end as content
    from unnest(${patients}::uuid[], ${hashes}::bytea[], ${contents}::bytea[]) as wanted (patient_id, source_hash, content_hash)
    join health_records as records using (patient_id, source_hash)
    for update of records`.execute(tx);
  const there = new Map<string, There>();
  for (const [key, removed] of await removedAmong(tx, all))
    there.set(key, { version: versionOf(removed), before: null });
  for (const row of rows) there.set(keyOfRow(row), openThere(vault, row));
  return there;
}

interface Row {
  readonly patient_id: string;
  readonly source_hash: Buffer;
  readonly day: string;
  readonly is_withheld: boolean;
  /** Null: the same. */
  readonly content: Sealed | null;
}

function openThere(vault: Vault, { content, day, is_withheld }: Row): There {
  if (content === null) return 'same';
  const { source, resource } = JSON.parse(vault.open(CONTENT, content)) as Pick<
    ImportedEntry,
    'source' | 'resource'
  >;
  const before = { source, day, resource: linksOf(resource), isWithheld: is_withheld };
  return { version: versionOf(resource), before };
}

async function write(tx: Kysely<Tables>, options: StoreOptions, kept: readonly Hashed[]) {
  const withheld = await forgetRemoved(tx, kept);
  const untold = kept.filter(({ incoming }) => !isToldOrCancelled(incoming.resource));
  return await tx
    .insertInto('health_records')
    .values(
      kept.map((each) => {
        const row = rowOf(options, each);
        const was = withheld.get(keyOf(each));
        if (!was) return row;
        // The same number: what the access log says of it is found by that.
        return { ...row, withheld_at: was.withheld_at, ...(was.record_id && { id: was.record_id }) };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['patient_id', 'source_hash']).doUpdateSet(({ ref, fn }) => ({
        kind: ref('excluded.kind'),
        happened_at: ref('excluded.happened_at'),
        day: ref('excluded.day'),
        part_of: ref('excluded.part_of'),
        content: ref('excluded.content'),
        content_hash: ref('excluded.content_hash'),
        received_at: options.now,
        // What has changed is new to its reader, if it was issued lately; what no list shows would be counted for ever.
        news_at: sql<Date | null>`case when excluded.source_hash = any (${keysOf(untold).hashes}::bytea[]) then null
          else coalesce(excluded.news_at, health_records.news_at) end`,
        // What the patient has read is not taken from them again.
        awaits_comment: sql<boolean>`excluded.awaits_comment and health_records.seen_at is null`,
        withheld_at: fn.coalesce('health_records.withheld_at', 'excluded.withheld_at'),
      })),
    )
    .returning(['id', 'patient_id', 'source_hash'])
    .execute();
}
