import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import { logAccess } from '#platform/access-log.ts';
import type { Vault } from '#platform/context.ts';
import type { Sealed } from '#platform/sealed.ts';
import type { Tables } from '#platform/tables.ts';
import { type KeptResource, kindOf } from '../kinds.ts';
import { LOGGED_AS } from '../logged-as.ts';
import { momentOf } from '../moment-of.ts';
import { isOlder, versionOf } from '../version.ts';
import type { ImportedEntry } from './imported-entry.ts';
import type { Hashed } from './record-row.ts';
import { removeEntries, type TakenOut } from './removed.ts';
import { CONTENT } from './source-hash.ts';

/** A resource that has left another's record, by a correction of whose it is. */
interface Move {
  readonly to: Hashed;
  readonly from: { readonly patientId: string; readonly id: number };
}

/**
 * What of some resources has moved here from another patient's record, and what has moved on to another's since. Ids are
 * unique in a system, but some systems number each patient's resources from 1: an id that several others have says nothing.
 */
export async function movesAmong(
  tx: Kysely<Tables>,
  vault: Vault,
  all: readonly Hashed[],
): Promise<{ readonly moves: readonly Move[]; readonly movedOn: ReadonlySet<Hashed> }> {
  const moves: Move[] = [];
  const movedOn = new Set<Hashed>();
  for (const { to, from, resource } of await elsewhere(tx, vault, all)) {
    const coming = to.incoming.resource;
    if (isNewerMove(coming, resource)) movedOn.add(to);
    else if (isNewerMove(resource, coming) || isSameOfOther(resource, coming)) moves.push({ to, from });
  }
  for (const [one, other] of pairsOf(all)) {
    if (isNewerMove(one.incoming.resource, other.incoming.resource)) movedOn.add(one);
    else if (isNewerMove(other.incoming.resource, one.incoming.resource)) movedOn.add(other);
  }
  return { moves: moves.filter(({ to }) => !movedOn.has(to)), movedOn };
}

/** Takes what has moved out of the records where it was. */
export function withdrawMoved(tx: Kysely<Tables>, vault: Vault, moves: readonly Move[]): Promise<TakenOut[]> {
  // By the version that moved it: an older one does not bring it back there.
  return removeEntries(
    tx,
    vault,
    moves.map(({ to, from }) => ({ ...to, incoming: { ...to.incoming, patientId: from.patientId } })),
  );
}

/** Notes what has moved in the access logs of both patients. */
export async function noteMoves(
  tx: Kysely<Tables>,
  now: Date,
  moves: readonly Move[],
  written: readonly { readonly id: number; readonly patient_id: string; readonly source_hash: Buffer }[],
): Promise<void> {
  const context = { now, requestId: null };
  const actor = { kind: 'system', id: null } as const;
  for (const { to, from } of moves) {
    const recordKind = LOGGED_AS[kindOf(to.incoming.resource)];
    const { patientId } = to.incoming;
    const there = written.find(
      ({ patient_id, source_hash }) => patient_id === patientId && source_hash.equals(to.source_hash),
    );
    const scoped = tx as Transaction<Tables>;
    await logAccess(scoped, context, { ...from, actor, action: 'cancel', recordKind, recordId: from.id });
    // What was entered in error is in no record now.
    if (there)
      await logAccess(scoped, context, {
        patientId,
        actor,
        action: 'create',
        recordKind,
        recordId: there.id,
      });
  }
}

/** The same resources in the records of others, where exactly one other has them. */
async function elsewhere(tx: Kysely<Tables>, vault: Vault, all: readonly Hashed[]) {
  const hashes = all.map(({ source_hash }) => source_hash);
  const patients = all.map(({ incoming }) => incoming.patientId);
  const { rows } = await sql<{ nth: number; patient_id: string; id: number; content: Sealed }>`
    select wanted.nth::int, other.*
    from unnest(${patients}::uuid[], ${hashes}::bytea[]) with ordinality as wanted (patient_id, source_hash, nth),
      lateral (select patient_id, id, content from health_records as records
        where records.source_hash = wanted.source_hash and records.patient_id <> wanted.patient_id limit 2) as other`.execute(
    tx,
  );
  const others = Map.groupBy(rows, ({ nth }) => nth);
  return [...others.values()].flatMap(([row, another]) => {
    const to = row && all[row.nth - 1];
    if (!to || another) return [];
    const { resource } = JSON.parse(vault.open(CONTENT, row.content)) as Pick<ImportedEntry, 'resource'>;
    return { to, from: { patientId: row.patient_id, id: row.id }, resource };
  });
}

/** Of what comes together: the same resource for two patients. */
function pairsOf(all: readonly Hashed[]): [Hashed, Hashed][] {
  const bySource = Map.groupBy(all, ({ source_hash }) => source_hash.toString('latin1'));
  return [...bySource.values()].flatMap(([one, other, third]) =>
    one && other && !third ? [[one, other]] : [],
  );
}

/**
 * Whether one is the state before the other, of one resource: older, and of the same moment. A higher version alone says
 * nothing where each patient's resources are numbered from 1: the first visits of two patients are at different times.
 */
function isNewerMove(before: KeptResource, after: KeptResource): boolean {
  if (!isOlder(versionOf(before), versionOf(after))) return false;
  return momentOf(before)?.at.getTime() === momentOf(after)?.at.getTime();
}

/** Whether nothing is different but whose they are, and no version says which is newer. */
function isSameOfOther(one: KeptResource, other: KeptResource): boolean {
  return isDeepStrictEqual(apartFromWhose(one), apartFromWhose(other));
}

function apartFromWhose(resource: KeptResource): object {
  // Through JSON: numbers are kept as they were written.
  return JSON.parse(
    JSON.stringify({ ...resource, subject: undefined, patient: undefined, meta: undefined, text: undefined }),
  ) as object;
}
