import type { AllergyIntolerance, Condition, DiagnosticReport, ImagingStudy, Observation } from 'fhir/r4.js';
import { codesOf, type KeptResource } from './kinds.ts';

/** What is judged by how certain it is, and not by a status. */
type Judged = AllergyIntolerance | Condition;

/** By type: in which states a resource tells of nothing. A mistake is none of any type. */
const NOTHING: Readonly<
  Record<Exclude<KeptResource['resourceType'], Judged['resourceType']>, readonly string[]>
> = {
  Encounter: ['planned', 'cancelled'],
  Procedure: ['preparation', 'not-done'],
  Observation: ['cancelled'],
  DiagnosticReport: ['cancelled'],
  ImagingStudy: ['cancelled'],
  ServiceRequest: ['draft'],
  MedicationRequest: ['draft'],
  Immunization: ['not-done'],
  // Another has taken its place: what it says may be what was corrected.
  DocumentReference: ['superseded'],
};
const MISTAKE = 'entered-in-error';

/** Whether a patient is told of an entry: not of a mistake, of what did not take place, nor of a diagnosis or an allergy that was refuted. */
export function isTold(resource: KeptResource): boolean {
  if (resource.resourceType === 'Condition' || resource.resourceType === 'AllergyIntolerance') {
    const codes = certaintyOf(resource);
    return !codes.includes(MISTAKE) && !codes.includes('refuted');
  }
  const states: (string | undefined)[] = [resource.status];
  if (resource.resourceType === 'DocumentReference') {
    if (resource.docStatus === 'preliminary') return false;
    states.push(resource.docStatus);
  }
  const nothing = [MISTAKE, ...NOTHING[resource.resourceType]];
  return !states.some((state) => state !== undefined && nothing.includes(state));
}

/** Whether a result is told of though there is none: a patient who waits for it would wait for ever. */
export function isCancelled({ status }: DiagnosticReport | ImagingStudy | Observation): boolean {
  return status === 'cancelled';
}

/** Whether a diagnosis or an allergy is one that a professional only considers: read as one that is certain, it would frighten. */
export function isSuspected(judged: Pick<Judged, 'verificationStatus'>): boolean {
  return certaintyOf(judged).some((code) => ['unconfirmed', 'provisional', 'differential'].includes(code));
}

function certaintyOf({ verificationStatus }: Pick<Judged, 'verificationStatus'>): string[] {
  return codesOf(verificationStatus && [verificationStatus]);
}
