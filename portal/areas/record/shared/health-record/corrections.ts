import type { Identifier, Reference } from 'fhir/r4.js';
import { type Belonging, peopleOf, visitOf } from './belongings.ts';
import type { KeptResource } from './kinds.ts';

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

/** Whether a professional is named by both. */
export function sharesProfessional(one: Belonging, other: Belonging): boolean {
  const people = peopleOf(one);
  return peopleOf(other).some((person) => people.includes(person));
}

/** Whether both are of the same thing in the world, by a number that their system gives it whatever their ids. */
export function sharesIdentifier(one: Belonging, other: Belonging): boolean {
  const names = identifiersOf(one);
  return identifiersOf(other).some((name) => names.includes(name));
}

/** Whether its system gives it such a number. */
export const hasIdentifier = (entry: Belonging): boolean => identifiersOf(entry).length > 0;

function identifiersOf({ source, resource }: Belonging): string[] {
  const all: Identifier[] = [resource.identifier ?? []].flat();
  if ('masterIdentifier' in resource && resource.masterIdentifier) all.push(resource.masterIdentifier);
  return all.flatMap(({ system, value }) => (value ? JSON.stringify([system ?? source, value]) : []));
}

/** A day, a moment, or a part of a day, as FHIR writes them. */
const DATED = /^\d{4}(?:-\d\d){1,2}(?:T|$)/;

/** What a resource tells, whatever its id, its visit and its days. */
export function saidIn(resource: KeptResource): string {
  const apart = {
    id: undefined,
    meta: undefined,
    text: undefined,
    identifier: undefined,
    encounter: undefined,
  };
  return JSON.stringify({ ...resource, ...apart }, (_, value: unknown) =>
    typeof value === 'string' && DATED.test(value) ? undefined : value,
  );
}

/** What an entry says that it tells of again, as references: it takes its place, adds to it, renews it or sums it up. */
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
    case 'DiagnosticReport':
      return resource.result ?? [];
    case 'Observation':
      return [...(resource.hasMember ?? []), ...(resource.derivedFrom ?? [])];
    default:
      return [];
  }
}
