import type { Observation } from 'fhir/r4.js';
import { isTold } from './is-told.ts';
import { codesOf, type KeptResource, kindOf, type RecordKind } from './kinds.ts';
import { momentIn, momentOf } from './moment-of.ts';

/** What a patient hears of when it comes. A visit is news by its texts, and imaging by what was written of it. */
export const NEWS_KINDS = [
  'visitText',
  'laboratoryReport',
  'laboratoryResult',
  'imagingReport',
  'prescription',
  'certificate',
] as const satisfies readonly RecordKind[];

/** What was issued longer ago is history that has come late: a first import is no storm of news. */
export const NEWS_DAYS = 30;
const DAY = 86_400_000;

const FINAL: readonly string[] = ['final', 'amended', 'corrected', 'appended'];

/** Whether a resource that comes now is news to its patient: ready, and issued within the last days. */
export function isNews(resource: KeptResource, now: Date): boolean {
  const issued = issuedAt(resource);
  const isRecent = issued !== null && issued.getTime() > now.getTime() - NEWS_DAYS * DAY;
  const isOfNews = (NEWS_KINDS as readonly RecordKind[]).includes(kindOf(resource));
  return isRecent && isOfNews && isTold(resource) && isReady(resource);
}

function issuedAt(resource: KeptResource): Date | null {
  const issued = 'issued' in resource && resource.issued ? momentIn(resource.issued) : null;
  return (issued ?? momentOf(resource))?.at ?? null;
}

function isReady(resource: KeptResource): boolean {
  switch (resource.resourceType) {
    case 'Observation':
    case 'DiagnosticReport':
      return FINAL.includes(resource.status);
    case 'MedicationRequest':
      return resource.status === 'active';
    default:
      return true;
  }
}

/**
 * Whether a laboratory result waits for a professional's comment: the conclusion of a report that is final, or a note of
 * the result that says who has written it. The laboratory's own notes name nobody. What a radiologist has written of
 * images is a professional's word itself. What the laboratory calls critical waits for nothing.
 */
export function awaitsComment(resource: KeptResource): boolean {
  if (resource.resourceType === 'DiagnosticReport')
    return (
      kindOf(resource) === 'laboratoryReport' && !(FINAL.includes(resource.status) && resource.conclusion)
    );
  if (resource.resourceType !== 'Observation' || kindOf(resource) !== 'laboratoryResult') return false;
  return !(FINAL.includes(resource.status) && (hasSignedNote(resource) || isCritical(resource)));
}

/** HL7 v3 ObservationInterpretation: what may need somebody to act at once, as the laboratory says of it or of a part. */
const CRITICAL = ['HH', 'LL', 'AA'];

function isCritical({ interpretation, component = [] }: Observation): boolean {
  const said = [interpretation, ...component.map((part) => part.interpretation)].flatMap(codesOf);
  return CRITICAL.some((code) => said.includes(code));
}

function hasSignedNote({ note = [] }: Observation): boolean {
  return note.some(({ authorReference, authorString }) => authorReference ?? authorString);
}

/** What a report or a panel of the laboratory consists of, as references. */
export function resultParts(resource: KeptResource): readonly string[] {
  const parts =
    resource.resourceType === 'DiagnosticReport'
      ? resource.result
      : resource.resourceType === 'Observation'
        ? resource.hasMember
        : undefined;
  return (parts ?? []).flatMap(({ reference }) => reference ?? []);
}
