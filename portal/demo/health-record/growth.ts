import type { Observation } from 'fhir/r4.js';
import { addMonths } from '#contract/time/time.ts';
import type { DemoResources } from './demo-resources.ts';
import { workday } from './workday.ts';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** So many months ago: height in centimetres, weight in kilograms and, of a small child, head circumference in centimetres. */
type Visit = readonly [months: number, height: number, weight: number, head?: number];

const VISITS: Readonly<Record<string, readonly Visit[]>> = {
  elsa: [
    [87, 75.2, 9.4, 45.8],
    [75, 86.9, 12.3, 47.9],
    [63, 95.8, 14.6, 49],
    [51, 103.1, 16.9],
    [39, 109.8, 19],
    [27, 116.2, 21.4],
    [15, 122, 24.1],
    [2, 127.9, 26.8],
  ],
  viktor: [
    [39, 139.8, 33.1],
    [27, 145.1, 36.4],
    [15, 150.6, 40.2],
    [8, 154.9, 43.8],
  ],
};

/** What is measured, in LOINC's words and in those of the clinic, which patients read. */
interface DemoMeasure {
  readonly code: string;
  readonly display: string;
  readonly text: string;
  readonly unit: string;
}

const HEIGHT: DemoMeasure = { code: '8302-2', display: 'Body height', text: 'Pituus', unit: 'cm' };
const LYING: DemoMeasure = { code: '8306-3', display: 'Body height --lying', text: 'Pituus', unit: 'cm' };
const WEIGHT: DemoMeasure = { code: '29463-7', display: 'Body weight', text: 'Paino', unit: 'kg' };
const HEAD: DemoMeasure = {
  code: '9843-4',
  display: 'Head Occipital-frontal circumference',
  text: 'Päänympärys',
  unit: 'cm',
};

/** Below that height the demo's children are measured lying down. */
const LYING_BELOW = 80;

/** What was measured of the demo's children at visits. */
export const DEMO_GROWTH: readonly DemoResources[] = Object.entries(VISITS).map(([who, visits]) => ({
  who,
  resources: (today) =>
    visits.flatMap(([months, height, weight, head]) => {
      const day = workday(addMonths(today, -months), 0);
      const measured = (id: string, measure: DemoMeasure, value: number) =>
        observation(`growth-${who}-${months}-${id}`, day, measure, value);
      return [
        height < LYING_BELOW ? measured('height', LYING, height) : measured('height', HEIGHT, height),
        measured('weight', WEIGHT, weight),
        ...(head === undefined ? [] : [measured('head', HEAD, head)]),
      ];
    }),
}));

function observation(
  id: string,
  day: string,
  { code, display, text, unit }: DemoMeasure,
  value: number,
): Observation & { id: string } {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [{ coding: [{ system: CATEGORIES, code: 'vital-signs', display: 'Vital Signs' }] }],
    code: { coding: [{ system: LOINC, code, display }], text },
    subject: {},
    effectiveDateTime: day,
    valueQuantity: { value, unit, system: UCUM, code: unit },
  };
}
