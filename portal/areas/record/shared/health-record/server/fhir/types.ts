import type { Patient, Practitioner } from 'fhir/r4.js';
import type { KeptResource } from '../../kinds.ts';
import type { RawResource } from './read-resources.ts';

/** The types of the resources that records are made of. */
const KEPT_TYPES: readonly string[] = [
  'Encounter',
  'Condition',
  'AllergyIntolerance',
  'Procedure',
  'Observation',
  'DiagnosticReport',
  'ServiceRequest',
  'ImagingStudy',
  'MedicationRequest',
  'Immunization',
  'DocumentReference',
] satisfies readonly KeptResource['resourceType'][];

/** A resource of a type that imports look at: an entry, or whom entries name. */
export type ReadResource = KeptResource | Patient | Practitioner;

export function isReadType(resource: RawResource): boolean {
  return (
    KEPT_TYPES.includes(resource.resourceType) || ['Patient', 'Practitioner'].includes(resource.resourceType)
  );
}

export function isKept(resource: { readonly resourceType: string }): resource is KeptResource {
  return KEPT_TYPES.includes(resource.resourceType);
}
