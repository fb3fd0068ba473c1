import type { AllergyIntolerance, Condition, DiagnosticReport, ImagingStudy, Observation } from 'fhir/r4.js';
import { codesOf, type KeptResource } from './kinds.ts';

/** What is judged by how certain it is, and not by a status. */
type Judged = AllergyIntolerance | Condition;

/** By type: in which states a resource tells of nothing. A mistake is none of any type. */
const NOTHING: Readonly<Record<KeptResource['resourceType'], readonly string[]>> = {
  Encounter: ['planned', 'cancelled'],
  Procedure: ['preparation', 'not-done'],
  AllergyIntolerance: ['refuted'],
  Condition: ['refuted'],
  Observation: ['cancelled'],
  DiagnosticReport: ['cancelled'],
  ImagingStudy: ['cancelled'],
  ServiceRequest: ['draft'],
  MedicationRequest: ['draft'],
  Immunization: ['not-done'],
  // Another has taken its place, and what it says may be what was corrected; or it is still being written.
  DocumentReference: ['superseded', 'preliminary'],
};
const MISTAKE = 'entered-in-error';
/** Intents of a request that nobody has decided on yet. */
const UNDECIDED = ['proposal', 'option'];

/**
 * Whether a patient is told of an entry: not of a mistake, a draft, what did not take place, nor of a diagnosis or an allergy
 * that was refuted. The one rule for every kind; what reads a record follows it (`readEntries`).
 */
export function isTold(resource: KeptResource): boolean {
  if (isRequest(resource) && (resource.doNotPerform || UNDECIDED.includes(resource.intent))) return false;
  const nothing = [MISTAKE, ...NOTHING[resource.resourceType]];
  return !statesOf(resource).some((state) => nothing.includes(state));
}

/** The same, and results that were called off: a patient who waits for one would wait for ever. */
export function isToldOrCancelled(resource: KeptResource): boolean {
  return isTold(resource) || (isResult(resource) && isCancelled(resource));
}

/** Whether a resource says of itself that it was a mistake. */
export function isMistake(resource: KeptResource): boolean {
  return statesOf(resource).includes(MISTAKE);
}

/** Whether a result is told of though there is none. */
export function isCancelled({ status }: DiagnosticReport | ImagingStudy | Observation): boolean {
  return status === 'cancelled';
}

/** Whether a diagnosis or an allergy is one that a professional only considers: read as one that is certain, it would frighten. */
export function isSuspected(judged: Pick<Judged, 'verificationStatus'>): boolean {
  return certaintyOf(judged).some((code) => ['unconfirmed', 'provisional', 'differential'].includes(code));
}

function isJudged(resource: KeptResource): resource is Judged {
  return resource.resourceType === 'Condition' || resource.resourceType === 'AllergyIntolerance';
}

function isRequest(resource: KeptResource) {
  return resource.resourceType === 'MedicationRequest' || resource.resourceType === 'ServiceRequest';
}

function isResult(resource: KeptResource) {
  return (
    resource.resourceType === 'Observation' ||
    resource.resourceType === 'DiagnosticReport' ||
    resource.resourceType === 'ImagingStudy'
  );
}

/** What a resource says of its own state: a document has one as an entry, and one as a text. */
function statesOf(resource: KeptResource): string[] {
  if (isJudged(resource)) return certaintyOf(resource);
  const text = resource.resourceType === 'DocumentReference' ? resource.docStatus : undefined;
  return [resource.status, text].filter((state) => state !== undefined);
}

function certaintyOf({ verificationStatus }: Pick<Judged, 'verificationStatus'>): string[] {
  return codesOf(verificationStatus && [verificationStatus]);
}
