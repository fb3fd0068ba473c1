import type { Reference } from 'fhir/r4.js';
import { isSuspected } from '#areas/record/shared/health-record/is-told.ts';
import { isOutside } from '#areas/record/shared/health-record/judged.ts';
import type { KeptResource } from '#areas/record/shared/health-record/kinds.ts';
import { medicineName, nameOf as said } from '#areas/record/shared/health-record/medicine.ts';
import type { Entry } from '#areas/record/shared/health-record/server/read-entries.ts';
import { specialtyOf } from '#areas/record/shared/health-record/specialty.ts';
import { namesOf } from '#areas/record/shared/health-record/vaccination.ts';
import type { Language } from '#contract/language/language.ts';
import type { TimelineEntry } from '../contract.ts';
import type { Group } from '../rules-timeline.ts';

/**
 * What the timeline shows of a group, beside who was there.
 *
 * @param specialties what they are called in the language, by their codes
 */
export function timelineView(
  { key, kind, day, items }: Group<Entry>,
  lang: Language,
  specialties: ReadonlyMap<string, string>,
): Omit<TimelineEntry, 'practitioner' | 'moreCount'> {
  const [first, ...others] = items;
  const isReferral = first.resource.resourceType === 'ServiceRequest' && kind !== 'documents';
  const isOfADay = ['laboratory', 'imaging', 'measurements'].includes(kind) && !isReferral;
  const names = (some: readonly Entry[]) =>
    some.flatMap(({ resource }) => nameOf(resource, specialties) ?? []);
  const vaccine = first.resource.resourceType === 'Immunization' ? namesOf(first.resource, lang) : null;
  return {
    key,
    kind,
    isReferral,
    day,
    id: first.id,
    title: vaccine ? vaccine.name : isOfADay ? null : nameOf(first.resource, specialties),
    details: vaccine
      ? [vaccine.product].filter((each) => each !== null)
      : isOfADay
        ? [...new Set([...names(items.filter(isOutsideRange)), ...names(items)])]
        : others.flatMap(({ resource }) =>
            // The visit's page tells the suspected ones, and that they are no more.
            (resource.resourceType === 'Condition' && !isSuspected(resource)) ||
            (kind === 'procedures' && resource.resourceType === 'Procedure')
              ? (nameOf(resource, specialties) ?? [])
              : [],
          ),
  };
}

/** What is outside its range is what a patient looks for: of many results it is named first. */
function isOutsideRange({ resource }: Entry): boolean {
  return resource.resourceType === 'Observation' && isOutside(resource);
}

/** Whom an entry names first: who treated, wrote or gave. */
export function personOf({ resource }: Entry): Reference | undefined {
  switch (resource.resourceType) {
    case 'Encounter':
      return resource.participant?.[0]?.individual;
    case 'Immunization':
      return resource.performer?.[0]?.actor;
    case 'DocumentReference':
      return resource.author?.[0];
    case 'MedicationRequest':
    case 'ServiceRequest':
      return resource.requester;
    case 'Procedure':
      return resource.performer?.[0]?.actor;
    default:
      return undefined;
  }
}

function nameOf(resource: KeptResource, specialties: ReadonlyMap<string, string>): string | null {
  switch (resource.resourceType) {
    case 'Encounter':
      return specialtyOf(resource, specialties);
    case 'Immunization':
      return said(resource.vaccineCode);
    case 'MedicationRequest':
      return medicineName(resource);
    case 'DocumentReference':
      return said(resource.type) ?? said(resource.category?.[0]) ?? resource.description ?? null;
    case 'ImagingStudy':
      return resource.description ?? said(resource.procedureCode?.[0]);
    default:
      return said(resource.code);
  }
}
