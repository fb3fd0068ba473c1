import { kindOf } from '../kinds.ts';
import { isMarkedWithheld } from '../marked-withheld.ts';
import { momentOf } from '../moment-of.ts';
import { awaitsComment, isNews } from '../news.ts';
import { notKept } from '../not-kept.ts';
import { partOf } from '../part-of.ts';
import { isOlder, versionOf } from '../version.ts';
import type { ImportedEntry, StoreOptions } from './imported-entry.ts';
import { CONTENT, sourceHash } from './source-hash.ts';

/** A resource that comes in, with what it is found and told from another by. */
export interface Hashed {
  readonly incoming: ImportedEntry;
  readonly source_hash: Buffer;
  /** The text that is kept. */
  readonly content: string;
  readonly content_hash: Buffer;
}

export function hashed({ vault }: StoreOptions, incoming: ImportedEntry): Hashed {
  const { source, resource } = incoming;
  const content = JSON.stringify({ source, resource });
  return {
    incoming,
    source_hash: sourceHash(vault, source, `${resource.resourceType}/${resource.id}`),
    content,
    content_hash: vault.hash(CONTENT, content),
  };
}

/** By what equal resources of a patient are found among others. */
export const keyOfRow = (row: { readonly patient_id: string; readonly source_hash: Buffer }): string =>
  row.patient_id + row.source_hash.toString('latin1');

/**
 * The row of a resource.
 *
 * @throws RangeError for a resource without a moment (`momentOf`)
 */
export function rowOf(
  { vault, now, isQuiet = false }: StoreOptions,
  { incoming, source_hash, content, content_hash }: Hashed,
) {
  const { patientId, source, resource } = incoming;
  const moment = momentOf(resource);
  if (!moment) throw new RangeError(`${resource.resourceType} has no moment.`);
  const parent = partOf(resource);
  const isNew = !isQuiet && isNews(resource, now);
  return {
    patient_id: patientId,
    kind: kindOf(resource),
    happened_at: moment.at,
    day: moment.day,
    source_hash,
    part_of: parent === null ? null : sourceHash(vault, source, parent),
    content: vault.seal(CONTENT, content),
    content_hash,
    received_at: now,
    news_at: isNew ? now : null,
    // What was there before the patient chose to wait has been seen, or could have been.
    awaits_comment: isNew && awaitsComment(resource),
    withheld_at: isMarkedWithheld(resource) ? now : null,
  };
}

/** Of each patient's resource the newest, or the last where they do not say which is newer; and the others. */
export function newestOfEach(all: readonly Hashed[]): { newest: Hashed[]; others: Hashed[] } {
  const newest = new Map<string, Hashed>();
  const others: Hashed[] = [];
  for (const each of all) {
    const key = keyOfRow({ patient_id: each.incoming.patientId, source_hash: each.source_hash });
    const before = newest.get(key);
    const isBetter =
      !before || !isOlder(versionOf(each.incoming.resource), versionOf(before.incoming.resource));
    if (isBetter) newest.set(key, each);
    if (before) others.push(isBetter ? before : each);
  }
  return { newest: [...newest.values()], others };
}

/** Whether a resource is to be in the record; what is not is taken out. */
export const isPartOfRecord = ({ incoming }: Hashed): boolean => notKept(incoming.resource) === null;
