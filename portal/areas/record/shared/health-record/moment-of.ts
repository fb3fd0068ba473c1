import { helsinkiDay, helsinkiTime, startOfHelsinkiDay } from '#contract/time/time.ts';
import type { KeptResource } from './kinds.ts';

/** When something of a record happened. */
export interface Moment {
  readonly at: Date;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
}

/**
 * When what a resource tells of happened: when a visit began, a specimen was taken, a prescription was written. Null if
 * the resource does not say.
 */
export function momentOf(resource: KeptResource): Moment | null {
  const text = dateOf(resource);
  return text === undefined ? null : momentIn(text);
}

function dateOf(resource: KeptResource): string | undefined {
  switch (resource.resourceType) {
    case 'Encounter':
      return resource.period?.start;
    case 'Condition':
      return resource.recordedDate ?? resource.onsetDateTime ?? resource.onsetPeriod?.start;
    case 'AllergyIntolerance':
      // It is told all the same where nobody has written when: those who treat the patient have to know.
      return (
        resource.recordedDate ??
        resource.onsetDateTime ??
        resource.onsetPeriod?.start ??
        resource.lastOccurrence ??
        resource.meta?.lastUpdated
      );
    case 'Procedure':
      return resource.performedDateTime ?? resource.performedPeriod?.start;
    case 'Observation':
    case 'DiagnosticReport':
      return resource.effectiveDateTime ?? resource.effectivePeriod?.start ?? resource.issued;
    case 'ServiceRequest':
    case 'MedicationRequest':
      return resource.authoredOn;
    case 'ImagingStudy':
      return resource.started;
    case 'Immunization':
      return resource.occurrenceDateTime ?? resource.recorded;
    case 'DocumentReference':
      return resource.date ?? resource.context?.period?.start;
  }
}

/** Nobody who lives has been treated before; what systems write instead of a day that they do not know is in 1900 at the latest. */
const FIRST_DAY = '1901-01-01';
const DAY = 86_400_000;

/**
 * Why no entry of a record can have happened then; null: it can. A system whose clock runs ahead, or that writes a day of
 * another time zone, may be right until tomorrow.
 */
export function momentFault({ at }: Moment, now: Date): 'momentTooEarly' | 'momentInFuture' | null {
  if (at < startOfHelsinkiDay(FIRST_DAY)) return 'momentTooEarly';
  return at.getTime() > now.getTime() + DAY ? 'momentInFuture' : null;
}

/** FHIR's `dateTime`: a day of Finland where it has no time, the first of what a year or a month leaves open. */
export function momentIn(text: string): Moment | null {
  const [, year, month = '01', day = '01', time] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?(T.+)?$/.exec(text) ?? [];
  if (year === undefined) return null;
  if (time === undefined) {
    const named = `${year}-${month}-${day}`;
    // 31 February is no day.
    return isDay(named) ? { at: startOfHelsinkiDay(named), day: named } : null;
  }
  if (!isDay(`${year}-${month}-${day}`)) return null;
  // A time without an offset is no `dateTime`, but older systems write it: it is what the clocks here showed.
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(time);
  const at = hasOffset
    ? new Date(text)
    : helsinkiTime(`${year}-${month}-${day}`, Number(time.slice(1, 3)), Number(time.slice(4, 6)));
  return Number.isNaN(at.getTime()) ? null : { at, day: helsinkiDay(at) };
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
