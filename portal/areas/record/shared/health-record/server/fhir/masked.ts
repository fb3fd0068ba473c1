import type { FhirResource, Reference } from 'fhir/r4.js';

/** What tells who treats somebody, and where. */
const TELLING =
  /^(?:https?:\/\/.+\/)?(?:Practitioner|PractitionerRole|Organization|Location|CareTeam)(?:[/?]|$)/;

/** What a `Reference` consists of; a `Coding` or an `Attachment` has other members, too. */
const MEMBERS = ['id', 'extension', 'reference', '_reference', 'type', 'identifier', 'display', '_display'];

/** HL7's way to say that something is known and not told. */
const MASKED = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }],
} as const satisfies Reference;

/**
 * A copy of a resource that does not say who has treated the patient and where: that would tell a guardian of a child under
 * a non-disclosure order where the child lives. Who is only called by a name, with no type, is not told either.
 */
export function withoutPlaces<Resource extends { readonly resourceType: string }>(
  resource: Resource,
): Resource {
  const { contained = [] } = resource as { contained?: readonly FhirResource[] };
  const left = contained.filter(({ resourceType }) => !TELLING.test(resourceType));
  const gone = contained.flatMap((each) => (left.includes(each) ? [] : `#${each.id}`));
  const kept = contained.length > 0 ? { ...resource, contained: left } : resource;
  return masked(kept, gone);
}

function masked<Value>(value: Value, gone: readonly string[]): Value {
  if (Array.isArray(value)) return value.map((each) => masked(each, gone)) as Value;
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value;
  if (tellsPlace(value, gone)) return MASKED as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, masked(member, gone)]),
  ) as Value;
}

function tellsPlace(value: object, gone: readonly string[]): boolean {
  if (!Object.keys(value).every((key) => MEMBERS.includes(key))) return false;
  const { reference, type, display } = value as Reference;
  if (reference !== undefined) return TELLING.test(reference) || gone.includes(reference);
  return type === undefined ? display !== undefined : TELLING.test(type);
}
