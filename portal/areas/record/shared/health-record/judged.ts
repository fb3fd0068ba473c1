import type { Observation, ObservationComponent, ObservationReferenceRange, Quantity } from 'fhir/r4.js';
import { decimalsIn } from './decimals.ts';
import { isCancelled } from './is-told.ts';
import { codesOf } from './kinds.ts';

/** How the measured number relates to the one that is given. */
export const PREFIXES = ['greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** Where a result is relative to its range; `outside`: the laboratory calls it abnormal and does not say in which direction. */
export const RESULT_FLAGS = ['below', 'within', 'above', 'outside'] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

/** In the unit of the result; null: that end is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

export type Result =
  | { type: 'number'; value: number; prefix: Prefix | null }
  | { type: 'text'; text: string };

/** What of an observation tells a result: the whole of it, or a part. */
export type Measured = Observation | ObservationComponent;

const PREFIX: Readonly<Record<NonNullable<Quantity['comparator']>, Prefix>> = {
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
};

/**
 * HL7 v3 ObservationInterpretation: what the laboratory itself says of the result. Its `<` and `>` are not here: they
 * are the ends of what an instrument measures, and a CRP that is too low for it is well within its range.
 */
const FLAG: Readonly<Record<string, ResultFlag>> = {
  N: 'within',
  ...{ L: 'below', LL: 'below', LU: 'below' },
  ...{ H: 'above', HH: 'above', HU: 'above' },
  ...{ A: 'outside', AA: 'outside' },
};

/** Until one of these the result is not final, or there is none. */
export const READY: readonly Observation['status'][] = ['final', 'amended', 'corrected', 'cancelled'];

/** What a result is, the range that is meant for the patient, and where it stands. */
export interface Judged {
  /** Null: there is none, or not yet. */
  readonly result: Result | null;
  readonly given: ObservationReferenceRange | null;
  readonly range: Range | null;
  readonly flag: ResultFlag | null;
}

/** @param whole the observation that it is a part of, or itself */
export function judged(from: Measured, whole: Observation): Judged {
  const result = READY.includes(whole.status) && !isCancelled(whole) ? resultOf(from) : null;
  const given = isCancelled(whole) ? null : givenRange(from);
  const range = given ? { min: given.low?.value ?? null, max: given.high?.value ?? null } : null;
  return {
    result,
    given,
    range,
    flag: result && flagOf(result, range, codesOf(from.interpretation)),
  };
}

/** Whether a result, or a part of it, is outside its range. */
export function isOutside(observation: Observation): boolean {
  return [observation, ...(observation.component ?? [])].some((from) => {
    const { flag } = judged(from, observation);
    return flag !== null && flag !== 'within';
  });
}

function resultOf(from: Measured): Result | null {
  const { valueQuantity, valueInteger, valueBoolean } = from;
  if (valueQuantity?.value !== undefined)
    return {
      type: 'number',
      value: valueQuantity.value,
      prefix: valueQuantity.comparator ? PREFIX[valueQuantity.comparator] : null,
    };
  if (valueInteger !== undefined) return { type: 'number', value: valueInteger, prefix: null };
  const text =
    from.valueString ??
    conceptText(from.valueCodeableConcept) ??
    (valueBoolean === undefined ? undefined : valueBoolean ? '+' : '−') ??
    joined([from.valueRatio?.numerator, from.valueRatio?.denominator], ':') ??
    joined([from.valueRange?.low, from.valueRange?.high], '–') ??
    conceptText(from.dataAbsentReason);
  return text === undefined ? null : { type: 'text', text };
}

function conceptText(concept: Observation['valueCodeableConcept']): string | undefined {
  return concept?.text ?? concept?.coding?.[0]?.display ?? concept?.coding?.[0]?.code;
}

/** A titre (`1:160`), or from what to what (`3–5 /nk`); undefined unless both numbers are there. */
function joined(ends: readonly (Quantity | undefined)[], sign: string): string | undefined {
  const numbers = ends.flatMap((end) =>
    end?.value === undefined ? [] : `${end.comparator ?? ''}${end.value.toFixed(decimalsIn(end))}`,
  );
  const unit = ends[1]?.unit;
  return numbers.length < ends.length ? undefined : `${numbers.join(sign)}${unit ? `\u00a0${unit}` : ''}`;
}

/**
 * The range that is meant for the patient: the one that is the normal one, else that says nothing else. None where there
 * are several, as for each sex and age: nobody here knows which is the patient's. None in another unit than the result's.
 */
function givenRange({ referenceRange = [], valueQuantity }: Measured): ObservationReferenceRange | null {
  const ranges = referenceRange.filter(({ low, high }) => (low?.value ?? high?.value) !== undefined);
  const normal = ranges.filter(({ type }) => type && codesOf([type]).includes('normal'));
  const [range, another] = normal.length > 0 ? normal : ranges.filter(({ type }) => !type);
  if (!range || another) return null;
  return [range.low, range.high].every((end) => isComparable(end, valueQuantity)) ? range : null;
}

/** By the codes of their units where both have one, else as these are written; who says none means the other's. */
function isComparable(one: Quantity | undefined, other: Quantity | undefined): boolean {
  if (one?.code && other?.code) return one.code === other.code;
  return !one?.unit || !other?.unit || one.unit === other.unit;
}

/**
 * Where a result stands: as the laboratory says, else by its range. An end that is alone is outside its range, as it is
 * written (`<5`); both ends of a range with two are inside. Null where that cannot be told, as of `<5` beside `3-8`.
 */
export function flagOf(
  result: Result,
  range: Range | null,
  interpretation: readonly string[] = [],
): ResultFlag | null {
  const said = interpretation.map((code) => FLAG[code]).find((flag) => flag !== undefined);
  if (said) return said;
  if (result.type === 'text' || !range || (range.min === null && range.max === null)) return null;
  const { value, prefix } = result;
  const isAlone = range.min === null || range.max === null;
  const [min, max] = [range.min ?? Number.NEGATIVE_INFINITY, range.max ?? Number.POSITIVE_INFINITY];
  // The measured number is between these, which it may or may not reach.
  const isAtMost = prefix === 'lessThan' || prefix === 'lessThanOrEqual';
  const isAtLeast = prefix === 'greaterThan' || prefix === 'greaterThanOrEqual';
  const lowest = isAtMost ? Number.NEGATIVE_INFINITY : value;
  const highest = isAtLeast ? Number.POSITIVE_INFINITY : value;
  const exceeds = isAtMost || prefix === 'greaterThan';
  const fallsShort = isAtLeast || prefix === 'lessThan';
  if (highest < min || (highest === min && (isAlone || fallsShort))) return 'below';
  if (lowest > max || (lowest === max && (isAlone || exceeds))) return 'above';
  const startsInside = lowest > min || (lowest === min && (!isAlone || exceeds));
  const endsInside = highest < max || (highest === max && (!isAlone || fallsShort));
  return startsInside && endsInside ? 'within' : null;
}
