import type { Condition, DiagnosticReport, ImagingStudy, Observation } from 'fhir/r4.js';
import { codesOf, type KeptResource } from './kinds.ts';

/** By type: in which states a resource tells of nothing. A mistake is none of any type. */
const NOTHING: Readonly<Record<Exclude<KeptResource['resourceType'], 'Condition'>, readonly string[]>> = {
  Encounter: ['planned', 'cancelled'],
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

/** Whether a patient is told of an entry: not of a mistake, of what did not take place, nor of a diagnosis that was refuted. */
export function isTold(resource: KeptResource): boolean {
  if (resource.resourceType === 'Condition') {
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

/** Whether a diagnosis is one that a professional only considers: read as one that is certain, it would frighten. */
export function isSuspected(condition: Pick<Condition, 'verificationStatus'>): boolean {
  return certaintyOf(condition).some((code) => ['unconfirmed', 'provisional', 'differential'].includes(code));
}

function certaintyOf({ verificationStatus }: Pick<Condition, 'verificationStatus'>): string[] {
  return codesOf(verificationStatus && [verificationStatus]);
}
