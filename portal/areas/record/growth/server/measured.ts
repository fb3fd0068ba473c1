import type { Observation, Quantity } from 'fhir/r4.js';
import { decimalsIn } from '#areas/record/shared/health-record/decimals.ts';
import type { Measured, Series } from '../contract.ts';
import { type Measure, UNITS } from '../measures.ts';

const LOINC = 'http://loinc.org';
const LYING = '8306-3';

/** LOINC's codes of what was measured; what parents told or somebody estimated is none of it. */
const CODES: Readonly<Record<Measure, readonly string[]>> = {
  // Body height, that of somebody lying and of somebody standing, measured.
  height: ['8302-2', LYING, '8308-9', '3137-7'],
  // Body weight, measured, at birth.
  weight: ['29463-7', '3141-9', '8339-4'],
  // Occipital-frontal circumference, by tape measure.
  headCircumference: ['9843-4', '8287-5'],
};

/** By the unit that is drawn: the power of ten by which another unit of UCUM is larger. */
const POWERS: Readonly<Record<'cm' | 'kg', Readonly<Record<string, number>>>> = {
  cm: { mm: -1, cm: 0, m: 2 },
  kg: { g: -3, kg: 0 },
};

/** What an observation says of a measure: a number of its unit, or what was recorded; null if it says nothing of it. */
export function measuredIn(
  observation: Observation,
  day: string,
  measure: Measure,
): Measured | Series['others'][number] | null {
  const codes = (observation.code.coding ?? []).flatMap(({ system, code }) =>
    system === LOINC && code ? [code] : [],
  );
  if (!codes.some((code) => CODES[measure].includes(code))) return null;
  const { valueQuantity: quantity, valueString } = observation;
  const inUnit = quantity && numberOf(quantity, UNITS[measure]);
  if (inUnit) return { day, ...inUnit, isLying: codes.includes(LYING) };
  const written = quantity ? recorded(quantity) : valueString;
  return written ? { day, written } : null;
}

/** No mistake of a unit makes more of somebody: what has no end cannot be drawn, nor told by a call. */
const MOST = 1_000_000;

function numberOf(quantity: Quantity, unit: 'cm' | 'kg'): Pick<Measured, 'value' | 'decimals'> | null {
  const { value, comparator, code, unit: written } = quantity;
  const power = POWERS[unit][code ?? written ?? ''];
  if (value === undefined || comparator !== undefined || power === undefined) return null;
  const decimals = Math.max(0, decimalsIn(quantity) - power);
  const inUnit = Number((value * 10 ** power).toFixed(decimals));
  return Math.abs(inUnit) < MOST ? { value: inUnit, decimals } : null;
}

function recorded({ comparator, value, unit, code }: Quantity): string | null {
  return value === undefined ? null : `${comparator ?? ''}${value} ${unit ?? code ?? ''}`.trim();
}
