import type { DiagnosticReport, Observation } from 'fhir/r4.js';
import { isCancelled } from '#areas/record/shared/health-record/is-told.ts';
import type { DayOfResults, LaboratoryPackage, LaboratoryTest, PackageOrTest } from '../contract.ts';
import { namesOf } from './names.ts';
import { partsOf, testOf } from './result-view.ts';

/** What of an entry the rules read. */
export interface ResultEntry {
  readonly id: number;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** The system that it comes from; references are of the same. */
  readonly source: string;
  readonly resource: DiagnosticReport | Observation;
}

/** How many names a list shows of a day. */
const NAMES = 6;

/** Until one of these what a report concludes may change. */
const CONCLUDED: readonly DiagnosticReport['status'][] = ['final', 'amended', 'corrected', 'appended'];

/**
 * The results of one day as the patient reads them: what was taken together as a package, the rest test by test. Each
 * result once: within the first package that names it.
 *
 * @param entries reports and observations of the same day
 */
export function testsOf(entries: readonly ResultEntry[]): PackageOrTest[] {
  const byReference = new Map(entries.map((entry) => [referenceTo(entry), entry]));
  const taken = new Set<ResultEntry>();
  const packages = entries.flatMap((entry) => {
    const { within, members } = membersOf(entry, byReference, taken);
    const made = packageOf(entry, members);
    if (made) for (const each of within) taken.add(each);
    return made ?? [];
  });
  const singles = entries
    .filter((entry) => !taken.has(entry))
    // What was called off is told by its tests, where they are there.
    .filter((entry) => !isCancelled(entry.resource) || membersOf(entry, byReference).members.length === 0)
    .flatMap(singleOf);
  return [...packages.toSorted(byName), ...singles.toSorted(byName)];
}

/** A day of a list. */
export function summaryOf(date: string, tests: readonly PackageOrTest[]): Omit<DayOfResults, 'isNew'> {
  const each = tests.flatMap((test) => (test.type === 'package' ? test.items : test));
  return {
    date,
    names: [...tests.filter(isOutside), ...tests.filter((test) => !isOutside(test))]
      .slice(0, NAMES)
      .map(({ displayName }) => displayName),
    count: tests.length,
    outsideCount: each.filter(({ isWithinReferenceRange }) => isWithinReferenceRange === false).length,
    notReadyCount: tests.filter(({ isReady }) => !isReady).length,
    cancelledCount: tests.filter(isWhollyCancelled).length,
  };
}

/** What a patient looks for first, and must not have to guess of. */
function isOutside(test: PackageOrTest): boolean {
  return (test.type === 'package' ? test.items : [test]).some(
    (each) => each.isWithinReferenceRange === false,
  );
}

function isWhollyCancelled(test: PackageOrTest): boolean {
  return (test.type === 'package' ? test.items : [test]).every((each) => each.isCancelled);
}

function referenceTo({ source, resource }: ResultEntry): string {
  return JSON.stringify([source, `${resource.resourceType}/${resource.id}`]);
}

/**
 * What is within a report or a panel: itself, the panels that it names, and the results that they name in turn, in their
 * order, each once.
 *
 * @param others what is left out
 */
function membersOf(
  entry: ResultEntry,
  byReference: ReadonlyMap<string, ResultEntry>,
  others: ReadonlySet<ResultEntry> = new Set(),
): { within: ReadonlySet<ResultEntry>; members: readonly ResultEntry[] } {
  const within = new Set<ResultEntry>([entry]);
  const namedBy = ({ source, resource }: ResultEntry): ResultEntry[] => {
    const named = resource.resourceType === 'DiagnosticReport' ? resource.result : resource.hasMember;
    return (named ?? []).flatMap(
      ({ reference }) => byReference.get(JSON.stringify([source, reference])) ?? [],
    );
  };
  const resultsIn = (panel: ResultEntry): ResultEntry[] =>
    namedBy(panel).flatMap((member) => {
      if (within.has(member) || others.has(member)) return [];
      within.add(member);
      if (namedBy(member).length === 0) return member;
      return [...(hasResult(member) ? [member] : []), ...resultsIn(member)];
    });
  return { members: resultsIn(entry), within };
}

/** A panel may have one of its own, beside those that it names. */
function hasResult({ id, resource }: ResultEntry): boolean {
  return resource.resourceType === 'Observation' && testOf(id, resource).result !== null;
}

/** Null for what stands alone: a report about one test is that test. */
function packageOf(entry: ResultEntry, members: readonly ResultEntry[]): LaboratoryPackage | null {
  const { id, resource } = entry;
  const items = members.flatMap(singleOf);
  const parts = resource.resourceType === 'Observation' ? partsOf(id, resource) : [];
  const all = [...items, ...parts];
  if (all.length < 2) return null;
  return {
    type: 'package',
    id,
    ...namesOf(resource.code),
    isReady: all.every(({ isReady }) => isReady),
    description: (resource.resourceType === 'DiagnosticReport' && conclusionOf(resource)) || null,
    items: all,
  };
}

/** A test by itself; a report that names none tells its conclusion. */
function singleOf({ id, resource }: ResultEntry): LaboratoryTest[] {
  if (resource.resourceType === 'Observation') return [testOf(id, resource)];
  const isReady = CONCLUDED.includes(resource.status) || isCancelled(resource);
  const conclusion = conclusionOf(resource);
  // Its only test stands for it.
  if (resource.result?.length && !conclusion && CONCLUDED.includes(resource.status)) return [];
  return [
    {
      type: 'test',
      id,
      ...namesOf(resource.code),
      isReady,
      isCorrected: resource.status === 'corrected',
      isCancelled: isCancelled(resource),
      unit: null,
      description: null,
      additionalResult: null,
      referenceRange: null,
      decimals: 0,
      result: conclusion ? { type: 'text', text: conclusion } : null,
      isWithinReferenceRange: null,
      flag: null,
      explained: 'other',
      explanation: null,
    },
  ];
}

function conclusionOf({ status, conclusion }: DiagnosticReport): string | null {
  return (CONCLUDED.includes(status) && conclusion) || null;
}

function byName(one: PackageOrTest, other: PackageOrTest): number {
  return one.displayName < other.displayName ? -1 : one.displayName > other.displayName ? 1 : 0;
}
