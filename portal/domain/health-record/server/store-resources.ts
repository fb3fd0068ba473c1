import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { kindOf } from '../kinds.ts';
import { isMarkedWithheld } from '../marked-withheld.ts';
import { momentOf } from '../moment-of.ts';
import { awaitsComment, isNews } from '../news.ts';
import { notKept } from '../not-kept.ts';
import { partOf } from '../part-of.ts';
import type { Arrival, Incoming } from './arrival.ts';
import { followArrivals } from './follow-arrivals.ts';
import { CONTENT, sourceHash } from './source-hash.ts';

/** What became of resources, by number. */
export interface Stored {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Puts resources into the records of their patients; what is there already and has not changed stays as it is. What says of
 * itself that it was entered in error, or is only planned, is not there afterwards. Each resource once in a call.
 *
 * @param owner reaches every patient's rows
 * @throws RangeError for a resource without a moment (`momentOf`)
 */
export function storeResources(
  owner: Kysely<Tables>,
  arrival: Arrival,
  incoming: readonly Incoming[],
): Promise<Stored> {
  const store = (tx: Kysely<Tables>) => storeAll(tx, arrival, incoming);
  return owner.isTransaction ? store(owner) : owner.transaction().execute(store);
}

async function storeAll(
  tx: Kysely<Tables>,
  arrival: Arrival,
  incoming: readonly Incoming[],
): Promise<Stored> {
  const [kept, errors] = partition(incoming, ({ resource }) => notKept(resource) === null);
  await remove(tx, arrival.vault, errors);
  if (kept.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const written = await tx
    .insertInto('health_records')
    .values(kept.map((each) => rowOf(arrival, each)))
    .onConflict((conflict) =>
      conflict
        .columns(['patient_id', 'source_hash'])
        .doUpdateSet(({ ref, fn }) => ({
          kind: ref('excluded.kind'),
          happened_at: ref('excluded.happened_at'),
          day: ref('excluded.day'),
          part_of: ref('excluded.part_of'),
          content: ref('excluded.content'),
          content_hash: ref('excluded.content_hash'),
          received_at: arrival.now,
          // What has changed is new to its reader, if it was issued lately.
          news_at: fn.coalesce('excluded.news_at', 'health_records.news_at'),
          // What the patient has read is not taken from them again.
          awaits_comment: sql<boolean>`excluded.awaits_comment and health_records.seen_at is null`,
          withheld_at: fn.coalesce('health_records.withheld_at', 'excluded.withheld_at'),
        }))
        .whereRef('health_records.content_hash', '<>', 'excluded.content_hash'),
    )
    .returning(['id', 'patient_id', sql<boolean>`xmax = 0`.as('is_added')])
    .execute();
  await followArrivals(tx, arrival, kept, written);
  const added = written.filter(({ is_added }) => is_added).length;
  return { added, changed: written.length - added, unchanged: kept.length - written.length };
}

/** Takes out of records what has turned out not to belong there. */
async function remove(tx: Kysely<Tables>, vault: Vault, errors: readonly Incoming[]): Promise<void> {
  for (const { patientId, source, resource } of errors) {
    await tx
      .deleteFrom('health_records')
      .where('patient_id', '=', patientId)
      .where('source_hash', '=', sourceHash(vault, source, `${resource.resourceType}/${resource.id}`))
      .execute();
  }
}

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}

function rowOf({ vault, now, isQuiet = false }: Arrival, { patientId, source, resource }: Incoming) {
  const moment = momentOf(resource);
  if (!moment) throw new RangeError(`${resource.resourceType} has no moment.`);
  const content = JSON.stringify({ source, resource });
  const parent = partOf(resource);
  const isNew = !isQuiet && isNews(resource, now);
  return {
    patient_id: patientId,
    kind: kindOf(resource),
    happened_at: moment.at,
    day: moment.day,
    source_hash: sourceHash(vault, source, `${resource.resourceType}/${resource.id}`),
    part_of: parent === null ? null : sourceHash(vault, source, parent),
    content: vault.seal(CONTENT, content),
    content_hash: vault.hash(CONTENT, content),
    received_at: now,
    news_at: isNew ? now : null,
    // What was there before the patient chose to wait has been seen, or could have been.
    awaits_comment: isNew && awaitsComment(resource),
    withheld_at: isMarkedWithheld(resource) ? now : null,
  };
}
