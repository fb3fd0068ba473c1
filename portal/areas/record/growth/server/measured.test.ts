import { describe, expect, test } from 'vitest';
import { parseWritten } from '#areas/record/shared/health-record/decimals.ts';
import { measuredIn } from './measured.ts';

const observation = (code: string, value: object, system = 'http://loinc.org') => ({
  resourceType: 'Observation' as const,
  status: 'final' as const,
  code: { coding: [{ system, code }] },
  ...value,
});
const quantity = (value: number, code: string) => ({ valueQuantity: { value, code } });
const DAY = '2026-03-12';

describe('what was measured', () => {
  test.each([
    ['height', '8302-2', 128.5, 'cm', 128.5, 1],
    ['height', '8302-2', 1.285, 'm', 128.5, 1],
    ['height', '8306-3', 752, 'mm', 75.2, 1],
    ['weight', '29463-7', 26.8, 'kg', 26.8, 1],
    ['weight', '8339-4', 3520, 'g', 3.52, 3],
    ['headCircumference', '9843-4', 45.8, 'cm', 45.8, 1],
  ] as const)('as %s by %s: %d %s is %d', (measure, code, value, unit, expected, decimals) => {
    expect(measuredIn(observation(code, quantity(value, unit)), DAY, measure)).toEqual({
      day: DAY,
      value: expected,
      decimals,
      isLying: code === '8306-3',
    });
  });

  test('keeps the decimals with which it was recorded', () => {
    const { valueQuantity } = parseWritten('{"valueQuantity":{"value":128.0,"code":"cm"}}') as {
      valueQuantity: { value: number };
    };
    expect(measuredIn(observation('8302-2', { valueQuantity }), DAY, 'height')).toMatchObject({
      value: 128,
      decimals: 1,
    });
  });

  test.each([
    ['another unit', { valueQuantity: { value: 54, unit: 'in', code: '[in_i]' } }, '54 in'],
    ['no exact number', { valueQuantity: { value: 20, unit: 'kg', comparator: '>' } }, '>20 kg'],
    ['larger than any unit can be mistaken for', { valueQuantity: { value: 1e308, unit: 'm' } }, '1e+308 m'],
    ['words', { valueString: 'ei saatu mitattua' }, 'ei saatu mitattua'],
  ])('is told as recorded where it is %s', (_, value, written) => {
    expect(measuredIn(observation('8302-2', value), DAY, 'height')).toEqual({ day: DAY, written });
  });

  test.each([
    ['of another measure', observation('29463-7', quantity(20, 'kg'))],
    ['of another system of codes', observation('8302-2', quantity(110, 'cm'), 'https://sender.example')],
    ['without a value', observation('8302-2', {})],
  ])('is nothing where it is %s', (_, given) => {
    expect(measuredIn(given, DAY, 'height')).toBeNull();
  });

  test('is shown as recorded also where it cannot be right', () => {
    const given = observation('8302-2', quantity(1285, 'cm'));
    expect(measuredIn(given, DAY, 'height')).toMatchObject({ value: 1285 });
  });
});
