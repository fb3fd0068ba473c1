import type { Measured } from '#areas/person/shared/home-measurements/home-measurement.ts';
import type { HomeKind } from '#areas/person/shared/home-measurements/kinds.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { helsinkiTime } from '#contract/time/time.ts';

/** Characters of a note. */
export const LONGEST_NOTE = 300;

/** How long ago something may have been measured: so many years. */
const YEARS_BACK = 10;

/** A measurement as it is typed: `value` of all but blood pressure, which has the three before it. */
export interface TypedMeasurement {
  readonly kind: HomeKind;
  readonly systolic: string;
  readonly diastolic: string;
  /** May be empty. */
  readonly pulse: string;
  readonly value: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `8.05` or `08:05` */
  readonly time: string;
  /** May be empty. */
  readonly note: string;
}

/** What a device can show of a living person: least and most, and how many decimals. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** Of each number that is typed. */
export const BOUNDS = {
  systolic: { min: 50, max: 300, decimals: 0 },
  diastolic: { min: 20, max: 200, decimals: 0 },
  pulse: { min: 20, max: 300, decimals: 0 },
  // A newborn, to a gram of ten.
  weight: { min: 0.5, max: 400, decimals: 2 },
  temperature: { min: 30, max: 45, decimals: 1 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** The fields of a kind, in the order of the form. */
export function fieldsOf(kind: HomeKind): readonly (keyof TypedMeasurement)[] {
  return kind === 'bloodPressure' ? ['systolic', 'diastolic', 'pulse'] : ['value'];
}

/** The bounds of a field; of `value` they are those of the kind. */
export function boundsOf(kind: HomeKind, field: keyof TypedMeasurement): Bounds {
  if (field === 'systolic' || field === 'diastolic') return BOUNDS[field];
  return BOUNDS[kind === 'bloodPressure' ? 'pulse' : kind];
}

/** A number as Finns and others write it; null: it is none, or has more decimals than are taken. */
export function typedNumber(text: string, { decimals }: Bounds): number | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(`${whole}.${fraction || 0}`);
}

/** When it was measured, in Finland; null: there is no such moment. */
export function typedMoment(day: string, time: string): Date | null {
  const [, hour, minute] = /^(?:klo |kl\. )?([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time.trim()) ?? [];
  return hour !== undefined && isCalendarDay(day) ? helsinkiTime(day, Number(hour), Number(minute)) : null;
}

/** What is wrong with it, in the order of the form. */
export function measurementErrors(typed: TypedMeasurement, now: Date): readonly FieldError[] {
  const { kind, note } = typed;
  const numbers = fieldsOf(kind).flatMap((field) => numberErrors(typed, field));
  const ordered = numbers.length > 0 ? [] : orderErrors(typed);
  return [
    ...numbers,
    ...ordered,
    ...momentErrors(typed, now),
    ...(note.trim().length > LONGEST_NOTE ? [{ field: 'note', code: 'tooLong' }] : []),
  ];
}

function numberErrors(typed: TypedMeasurement, field: keyof TypedMeasurement): FieldError[] {
  const text = typed[field].trim();
  const bounds = boundsOf(typed.kind, field);
  if (text === '') return field === 'pulse' ? [] : [{ field, code: 'required' }];
  const value = typedNumber(text, bounds);
  if (value === null) return [{ field, code: 'number' }];
  return value < bounds.min || value > bounds.max ? [{ field, code: 'range' }] : [];
}

/** The upper pressure is above the lower one: they are easily swapped. */
function orderErrors({ kind, systolic, diastolic }: TypedMeasurement): FieldError[] {
  const isSwapped = kind === 'bloodPressure' && Number(systolic) <= Number(diastolic);
  return isSwapped ? [{ field: 'diastolic', code: 'order' }] : [];
}

function momentErrors({ day, time }: TypedMeasurement, now: Date): FieldError[] {
  if (!isCalendarDay(day)) return [{ field: 'day', code: 'required' }];
  const moment = typedMoment(day, time);
  if (!moment) return [{ field: 'time', code: time.trim() === '' ? 'required' : 'time' }];
  if (moment > now) return [{ field: 'time', code: 'future' }];
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - YEARS_BACK);
  return moment < oldest ? [{ field: 'day', code: 'old' }] : [];
}

/** What was measured, once nothing is wrong with it. */
export function measuredIn(typed: TypedMeasurement): Measured {
  const { kind } = typed;
  const numberIn = (field: keyof TypedMeasurement) => typedNumber(typed[field], boundsOf(kind, field)) ?? 0;
  if (kind !== 'bloodPressure') return { kind, value: numberIn('value') };
  return {
    kind,
    systolic: numberIn('systolic'),
    diastolic: numberIn('diastolic'),
    pulse: typed.pulse.trim() === '' ? null : numberIn('pulse'),
  };
}

/** What somebody should do something about at once. */
export type Urgency = 'veryHighPressure' | 'fever' | 'lowTemperature';

/**
 * What somebody should do about it now; null: nothing that can be said of one measurement. Käypä hoito (elevated blood pressure):
 * 180/110 and above is very high. Terveyskylä (Päivystyshelppi, kylmettyminen): below 35 °C the body is too cold.
 */
export function urgencyOf(measured: Measured): Urgency | null {
  if (measured.kind === 'bloodPressure')
    return measured.systolic >= 180 || measured.diastolic >= 110 ? 'veryHighPressure' : null;
  if (measured.kind !== 'temperature') return null;
  if (measured.value < 35) return 'lowTemperature';
  return measured.value >= 38 ? 'fever' : null;
}
