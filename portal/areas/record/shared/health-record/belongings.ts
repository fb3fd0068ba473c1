import type { Encounter, Reference } from 'fhir/r4.js';
import type { KeptResource } from './kinds.ts';
import { partOf } from './part-of.ts';

/** What of an entry tells to which visit it belongs. */
export interface Belonging {
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** The system that it comes from; references are of the same. */
  readonly source: string;
  readonly resource: KeptResource;
}

/** Where a resource says to what it belongs. */
const LINKS = [
  'resourceType',
  'id',
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
];

/** What of a resource `belongingsOf` reads: a whole one may have megabytes. */
export function linksOf(resource: KeptResource): KeptResource {
  return Object.fromEntries(Object.entries(resource).filter(([key]) => LINKS.includes(key))) as never;
}

/**
 * What comes of a visit, beside its own diagnoses and texts: prescriptions, referrals, results, certificates and vaccinations
 * that name it, those of its day and practitioner that name no visit of the record, and what was ordered by one of these.
 *
 * @param entries of the same patient
 */
export function belongingsOf<Entry extends Belonging>(
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
  const ordered = new Set([...found].map(nameOf));
  for (const entry of others) if (ordersOf(entry).some((order) => ordered.has(order))) found.add(entry);
  return others.filter((entry) => found.has(entry));
}

/**
 * Whether an entry may be what another of its kind and day was corrected to: nothing that both say tells them apart, neither
 * the visit nor the professionals.
 */
export function maySucceed(entry: Belonging, former: Belonging): boolean {
  const [visit, other] = [visitOf(entry), visitOf(former)];
  if (visit !== null && other !== null && visit !== other) return false;
  const [people, others] = [peopleOf(entry), peopleOf(former)];
  return people.length === 0 || others.length === 0 || people.some((person) => others.includes(person));
}

/** What an entry says that it takes the place of, adds to or renews, as references. */
export function formersOf(resource: KeptResource): string[] {
  return statedFormers(resource).flatMap(({ reference }) => reference ?? []);
}

function statedFormers(resource: KeptResource): Reference[] {
  switch (resource.resourceType) {
    case 'DocumentReference':
      return (resource.relatesTo ?? []).map(({ target }) => target);
    case 'ServiceRequest':
      return resource.replaces ?? [];
    case 'MedicationRequest':
      return resource.priorPrescription ? [resource.priorPrescription] : [];
    default:
      return [];
  }
}

function isPartOf(visit: string, entry: Belonging): boolean {
  const { resource, source } = entry;
  const isOfPage = ['Condition', 'DocumentReference', 'Procedure'].includes(resource.resourceType);
  const whole = partOf(resource);
  return isOfPage && whole !== null && within(source, whole) === visit;
}

/** The visit that an entry names; null: none. */
function visitOf({ source, resource }: Belonging): string | null {
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
function peopleOf({ source, resource }: Belonging): string[] {
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
