import type { DiagnosticReport, Observation } from 'fhir/r4.js';
import { addDays, helsinkiTime } from '#contract/time/time.ts';
import type { DemoResources } from './demo-resources.ts';
import type { DemoSample, DemoValue } from './laboratory-sample.ts';
import { SAMPLES } from './laboratory-samples.ts';
import {
  BLOOD_COUNT,
  conceptOf,
  type DemoRange,
  type DemoTestKey,
  RANGES,
  TESTS,
} from './laboratory-tests.ts';
import { DEMO_LABORATORY_REFERRALS } from './referrals.ts';
import { demoVisit } from './visits.ts';
import { workday } from './workday.ts';

type Kept<Resource> = Resource & { readonly id: string };

/** Samples are taken in the morning, fasting. */
const MORNING = [7, 40] as const;
/** What is taken at a visit is taken so many minutes after its start. */
const TAKEN_AFTER = 10;
const LABORATORY = [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
];
const SECTION = [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }];

/** Laboratory referrals and results of the demo people. */
export const DEMO_LABORATORY: readonly DemoResources[] = [
  ...DEMO_LABORATORY_REFERRALS,
  ...SAMPLES.map((sample, nth) => ({
    who: sample.who,
    resources: (today: string) => sampleResources(sample, `laboratory-${nth + 1}`, today),
  })),
];

function sampleResources(sample: DemoSample, id: string, today: string) {
  const at = takenAt(sample, today);
  const keys = Object.keys(sample.values) as DemoTestKey[];
  const observations = keys.map((key) => observationOf(sample, key, { id: `${id}-${key}`, at }));
  const counted = BLOOD_COUNT.filter((key) => keys.includes(key));
  if (counted.length < BLOOD_COUNT.length) return observations;
  const report: Kept<DiagnosticReport> = {
    resourceType: 'DiagnosticReport',
    id: `${id}-blood-count`,
    status: 'final',
    category: SECTION,
    code: conceptOf({ short: 'B-PVK+T', name: 'Perusverenkuva ja trombosyytit', loinc: '58410-2' }),
    effectiveDateTime: at,
    result: counted.map((key) => ({ reference: `Observation/${id}-${key}` })),
  };
  return [report, ...observations];
}

function takenAt({ who, day, atVisitTo }: DemoSample, today: string): string {
  if (atVisitTo === undefined) return helsinkiTime(addDays(today, day), ...MORNING).toISOString();
  const visit = demoVisit(who, atVisitTo, day);
  if (!visit) throw new Error(`${who} visits no ${atVisitTo} on day ${day}`);
  const [hour, minute] = visit.at;
  return helsinkiTime(workday(today, day), hour, minute + TAKEN_AFTER).toISOString();
}

function observationOf(
  { ranges, values, notes }: DemoSample,
  key: DemoTestKey,
  { id, at }: { readonly id: string; readonly at: string },
): Kept<Observation> {
  const test = TESTS[key];
  const value = values[key];
  const range = (RANGES[ranges] as Readonly<Partial<Record<DemoTestKey, DemoRange>>>)[key];
  const note = notes?.[key];
  return {
    resourceType: 'Observation',
    id,
    status: value === 'pending' ? 'registered' : 'final',
    category: LABORATORY,
    code: conceptOf(test),
    effectiveDateTime: at,
    ...measured(key, value),
    ...(range && { referenceRange: [rangeOf(key, range)] }),
    ...(note && { note: [{ text: note }] }),
  };
}

function measured(key: DemoTestKey, value: DemoValue | undefined) {
  if (value === undefined || value === 'pending') return {};
  if (typeof value === 'number') return { valueQuantity: quantity(key, value) };
  if ('words' in value) return { valueString: value.words };
  return { valueQuantity: { ...quantity(key, value.below), comparator: '<' as const } };
}

function rangeOf(key: DemoTestKey, [low, high]: DemoRange) {
  return {
    ...(low !== null && { low: quantity(key, low) }),
    ...(high !== null && { high: quantity(key, high) }),
  };
}

function quantity(key: DemoTestKey, value: number) {
  const [unit, code] = TESTS[key].unit;
  return { value, unit, system: 'http://unitsofmeasure.org', code };
}
