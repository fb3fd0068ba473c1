import {
  type KeptResource,
  RECORD_KINDS,
  type RecordKind,
} from '#areas/record/shared/health-record/kinds.ts';
import { partOf } from '#areas/record/shared/health-record/part-of.ts';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';

/** In which kind of the timeline each kind of the record is. */
const KIND_OF: Readonly<Record<RecordKind, TimelineKind>> = {
  allergy: 'allergies',
  visit: 'visits',
  diagnosis: 'visits',
  procedure: 'procedures',
  visitText: 'visits',
  laboratoryReferral: 'laboratory',
  laboratoryReport: 'laboratory',
  laboratoryResult: 'laboratory',
  imagingReferral: 'imaging',
  imagingStudy: 'imaging',
  imagingReport: 'imaging',
  prescription: 'prescriptions',
  vaccination: 'vaccinations',
  certificate: 'certificates',
  measurement: 'measurements',
  document: 'documents',
};

/** What is told by the day: the pages of results are pages of a day. */
const BY_DAY: ReadonlySet<RecordKind> = new Set([
  'laboratoryReport',
  'laboratoryResult',
  'imagingStudy',
  'imagingReport',
  'measurement',
]);

/** An entry of the record, as far as grouping is concerned. */
export interface Groupable {
  readonly kind: RecordKind;
  readonly day: string;
  readonly source: string;
  readonly resource: KeptResource;
}

/** What stands together in the timeline: a visit with its diagnoses, procedures and texts, the results of a day, or one entry. */
export interface Group<Item extends Groupable> {
  readonly key: string;
  readonly kind: TimelineKind;
  readonly day: string;
  /** Latest first; of a visit the visit itself first. */
  readonly items: readonly [Item, ...Item[]];
}

export function timelineKind(kind: RecordKind): TimelineKind {
  return KIND_OF[kind];
}

/** The kinds of the record that a kind of the timeline is made of; all without one. */
export function recordKinds(kind: TimelineKind | undefined): readonly RecordKind[] {
  return RECORD_KINDS.filter((each) => kind === undefined || KIND_OF[each] === kind);
}

/**
 * Puts together what belongs together.
 *
 * @param items latest first
 * @returns latest first: a group is where the first of it was
 */
export function grouped<Item extends Groupable>(items: readonly Item[]): readonly Group<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const found = groups.get(key);
    if (!found) groups.set(key, [item]);
    else if (item.kind === 'visit') found.unshift(item);
    else found.push(item);
  }
  return [...groups].map(([key, all]) => ({
    key,
    kind: KIND_OF[all[0].kind],
    day: all[0].day,
    items: all,
  }));
}

function keyOf({ kind, day, source, resource }: Groupable): string {
  if (BY_DAY.has(kind)) return `${KIND_OF[kind]} ${day}`;
  const parent = KIND_OF[kind] === 'visits' || kind === 'procedure' ? partOf(resource) : null;
  return JSON.stringify([source, parent ?? `${resource.resourceType}/${resource.id}`]);
}
