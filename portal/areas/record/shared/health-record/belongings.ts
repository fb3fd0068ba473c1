import type { Encounter, Reference, ServiceRequest } from 'fhir/r4.js';
import type { KeptResource, RecordKind } from './kinds.ts';
import { partOf } from './part-of.ts';

/** What of an entry tells to which visit it belongs. */
export interface Belonging {
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** The system that it comes from; references are of the same. */
  readonly source: string;
  readonly resource: KeptResource;
}

/** Kinds to which others belong: visits, and referrals, which results answer. */
export const WHOLES: readonly RecordKind[] = ['visit', 'laboratoryReferral', 'imagingReferral', 'document'];

/** To what others belong. */
export interface Whole extends Belonging {
  readonly resource: Encounter | ServiceRequest;
}

export function isWhole<Each extends Belonging>(each: Each): each is Each & Whole {
  return each.resource.resourceType === 'Encounter' || each.resource.resourceType === 'ServiceRequest';
}

/** Where a resource says to what it belongs, and what its system calls it in the world. */
const LINKS = [
  'resourceType',
  'id',
  'identifier',
  'masterIdentifier',
  'encounter',
  'context',
  'basedOn',
  'participant',
  'performer',
  'recorder',
  'asserter',
  'referrer',
  'requester',
  'author',
  'relatesTo',
  'replaces',
  'priorPrescription',
  'result',
  'hasMember',
  'derivedFrom',
];

/** What of a resource `belongingsOf` reads: a whole one may have megabytes. */
export function linksOf(resource: KeptResource): KeptResource {
  return Object.fromEntries(Object.entries(resource).filter(([key]) => LINKS.includes(key))) as never;
}

/**
 * What belongs to a visit, or answers a referral.
 *
 * @param entries of the same patient
 */
export function belongingsOf<Entry extends Belonging>(whole: Whole, entries: readonly Entry[]): Entry[] {
  const { resource } = whole;
  return resource.resourceType === 'Encounter'
    ? belongingsOfVisit({ ...whole, resource }, entries)
    : answersTo(new Set([nameOf(whole)]), entries);
}

/**
 * What comes of a visit, beside its own diagnoses and texts: prescriptions, referrals, results, certificates and vaccinations
 * that name it, those of its day and practitioner that name no visit of the record, and what was ordered by one of these.
 */
function belongingsOfVisit<Entry extends Belonging>(
  visit: Belonging & { readonly resource: Encounter },
  entries: readonly Entry[],
): Entry[] {
  const visits = new Set(entries.filter(({ resource }) => resource.resourceType === 'Encounter').map(nameOf));
  const mine = nameOf(visit);
  const people = new Set(peopleOf(visit));
  const isOfVisit = (entry: Entry) => {
    const named = visitOf(entry);
    if (named === mine) return true;
    if (named !== null && visits.has(named)) return false;
    return entry.day === visit.day && peopleOf(entry).some((person) => people.has(person));
  };
  const others = entries.filter(
    (entry) => entry.resource.resourceType !== 'Encounter' && !isPartOf(mine, entry),
  );
  const found = new Set(others.filter(isOfVisit));
  // A result may come days after the visit, of a referral that was written there.
  for (const entry of answersTo(new Set([...found].map(nameOf)), others)) found.add(entry);
  return others.filter((entry) => found.has(entry));
}

/** What was ordered by some of these. */
function answersTo<Entry extends Belonging>(orders: ReadonlySet<string>, entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => ordersOf(entry).some((order) => orders.has(order)));
}

function isPartOf(visit: string, entry: Belonging): boolean {
  const { resource, source } = entry;
  const isOfPage = ['Condition', 'DocumentReference', 'Procedure'].includes(resource.resourceType);
  const whole = partOf(resource);
  return isOfPage && whole !== null && within(source, whole) === visit;
}

/** The visit that an entry names; null: none. */
export function visitOf({ source, resource }: Belonging): string | null {
  switch (resource.resourceType) {
    case 'Encounter':
    case 'DocumentReference':
      return namedIn(source, partOf(resource));
    default:
      return namedIn(source, resource.encounter?.reference ?? null);
  }
}

const namedIn = (source: string, reference: string | null): string | null =>
  reference === null ? null : within(source, reference);

/** Orders that a result answers. */
function ordersOf({ source, resource }: Belonging): string[] {
  const orders = 'basedOn' in resource ? (resource.basedOn ?? []) : [];
  return orders.flatMap(({ reference }) => (reference ? within(source, reference) : []));
}

/** The professionals who took part in a visit, wrote, ordered or gave something; no organisations and no relatives. */
export function peopleOf({ source, resource }: Belonging): string[] {
  return referencesOf(resource).flatMap(({ reference }) =>
    reference && /^Practitioner(?:Role)?\//.test(reference) ? within(source, reference) : [],
  );
}

function referencesOf(resource: KeptResource): Reference[] {
  switch (resource.resourceType) {
    case 'Encounter':
      return (resource.participant ?? []).flatMap(({ individual }) => individual ?? []);
    case 'AllergyIntolerance':
    case 'Condition':
      return [resource.recorder, resource.asserter].filter((person) => person !== undefined);
    case 'Observation':
    case 'DiagnosticReport':
      return resource.performer ?? [];
    case 'ImagingStudy':
      return resource.referrer ? [resource.referrer] : [];
    case 'ServiceRequest':
    case 'MedicationRequest':
      return resource.requester ? [resource.requester] : [];
    case 'Immunization':
    case 'Procedure':
      return (resource.performer ?? []).map(({ actor }) => actor);
    case 'DocumentReference':
      return resource.author ?? [];
  }
}

const nameOf = ({ source, resource }: Belonging): string =>
  within(source, `${resource.resourceType}/${resource.id}`);

/** A reference, told from those of other systems. */
const within = (source: string, reference: string): string => JSON.stringify([source, reference]);
