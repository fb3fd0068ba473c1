import { expect, test } from 'vitest';
import { isIn, overlaps } from './period.ts';

const march = { validFrom: '2026-03-01', validTo: '2026-03-31' };
const sinceApril = { validFrom: '2026-04-01', validTo: null };

test.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
  ['2026-03-31', true],
  ['2026-04-01', false],
])('%s is in March: %s', (day, expected) => {
  expect(isIn(march, day)).toBe(expected);
});

test('periods have a day in common, their last or first one included', () => {
  expect(overlaps(march, sinceApril)).toBe(false);
  expect(overlaps(sinceApril, march)).toBe(false);
  expect(overlaps(sinceApril, { ...march, validTo: '2026-04-01' })).toBe(true);
  expect(overlaps(sinceApril, { validFrom: '2030-01-01', validTo: null })).toBe(true);
});
