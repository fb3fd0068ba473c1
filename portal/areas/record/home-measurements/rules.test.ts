import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOUNDS,
  measuredIn,
  measurementErrors,
  type TypedMeasurement,
  typedMoment,
  typedNumber,
  urgencyOf,
} from './rules.ts';

const NOW = new Date('2026-03-23T10:00:00Z');
const typed = (changes: Partial<TypedMeasurement> = {}): TypedMeasurement => ({
  kind: 'bloodPressure',
  systolic: '128',
  diastolic: '82',
  pulse: '64',
  value: '',
  day: '2026-03-23',
  time: '8.05',
  note: '',
  ...changes,
});
const weight = (value: string) => typed({ kind: 'weight', systolic: '', diastolic: '', pulse: '', value });
const errors = (changes: Partial<TypedMeasurement>) =>
  measurementErrors(typed(changes), NOW).map(({ field, code }) => `${field} ${code}`);

describe('a measurement as it is typed', () => {
  test.each<[Partial<TypedMeasurement>, string[]]>([
    [{}, []],
    [{ pulse: '' }, []],
    [{ systolic: '', diastolic: ' ' }, ['systolic required', 'diastolic required']],
    [{ systolic: '12,8' }, ['systolic number']],
    [{ systolic: 'korkea' }, ['systolic number']],
    [{ systolic: '301' }, ['systolic range']],
    [{ systolic: '49' }, ['systolic range']],
    [{ diastolic: '19', pulse: '301' }, ['diastolic range', 'pulse range']],
    [{ systolic: '82', diastolic: '128' }, ['diastolic order']],
    [{ systolic: '90', diastolic: '90' }, ['diastolic order']],
    [{ day: '' }, ['day required']],
    [{ day: '2026-02-30' }, ['day required']],
    [{ time: '' }, ['time required']],
    [{ time: '24.00' }, ['time time']],
    [{ time: '12.01' }, ['time future']],
    [{ time: '12.00' }, []],
    [{ time: 'klo 12.00' }, []],
    [{ day: '2026-03-24', time: '0.00' }, ['time future']],
    [{ day: '2016-03-22' }, ['day old']],
    [{ note: 'x'.repeat(301) }, ['note tooLong']],
    [{ kind: 'weight', value: '' }, ['value required']],
    [{ kind: 'weight', value: '83,45' }, []],
    [{ kind: 'weight', value: '83,456' }, ['value number']],
    [{ kind: 'weight', value: '0,4' }, ['value range']],
    [{ kind: 'temperature', value: '36,6' }, []],
    [{ kind: 'temperature', value: '36,66' }, ['value number']],
    [{ kind: 'temperature', value: '29,9' }, ['value range']],
    [{ kind: 'pulse', value: '60' }, []],
    [{ kind: 'pulse', value: '60,5' }, ['value number']],
  ])('%j has these faults: %j', (changes, faults) => {
    expect(errors(changes)).toEqual(faults);
  });

  test('is kept as the numbers that were written, with a comma or a point', () => {
    expect(measuredIn(typed())).toEqual({ kind: 'bloodPressure', systolic: 128, diastolic: 82, pulse: 64 });
    expect(measuredIn(typed({ pulse: ' ' }))).toMatchObject({ pulse: null });
    expect(measuredIn(weight('83,45'))).toEqual({ kind: 'weight', value: 83.45 });
    expect(measuredIn(weight(' 83.4 '))).toEqual({ kind: 'weight', value: 83.4 });
  });

  test('every number within its bounds is taken as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 40_000 }), (hundredths) => {
        const written = (hundredths / 100).toFixed(2).replace('.', ',');
        expect(typedNumber(written, BOUNDS.weight)).toBe(hundredths / 100);
      }),
    );
  });

  test('was measured at a moment of Finland, also by the other spelling', () => {
    expect(typedMoment('2026-03-23', '8.05')).toEqual(new Date('2026-03-23T06:05:00Z'));
    expect(typedMoment('2026-07-01', '08:05')).toEqual(new Date('2026-07-01T05:05:00Z'));
    expect(typedMoment('2026-07-01', '8')).toBeNull();
  });
});

test.each([
  [180, 100, 'veryHighPressure'],
  [150, 110, 'veryHighPressure'],
  [179, 109, null],
  [135, 85, null],
] as const)('a blood pressure of %i/%i asks for this: %s', (systolic, diastolic, urgency) => {
  expect(urgencyOf({ kind: 'bloodPressure', systolic, diastolic, pulse: null })).toBe(urgency);
});

test.each([
  [38, 'fever'],
  [37.9, null],
  [35, null],
  [34.9, 'lowTemperature'],
] as const)('a temperature of %d asks for this: %s', (value, urgency) => {
  expect(urgencyOf({ kind: 'temperature', value })).toBe(urgency);
  expect(urgencyOf({ kind: 'pulse', value: 120 })).toBeNull();
});
