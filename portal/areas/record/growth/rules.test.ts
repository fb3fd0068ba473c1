import { expect, test } from 'vitest';
import { growthBetween } from './rules.ts';

const at = (day: string, value: number, isLying = false) => ({ day, value, decimals: 1, isLying });

test('growth is told in centimetres a year, from each measurement to the next, with both ages', () => {
  const measured = [at('2026-06-22', 128.5), at('2025-06-22', 122.7), at('2023-06-22', 110)];
  expect(growthBetween(measured, '2018-03-14')).toEqual([
    { from: '2025-06-22', to: '2026-06-22', ages: { from: 87, to: 99 }, centimetresPerYear: 5.8 },
    { from: '2023-06-22', to: '2025-06-22', ages: { from: 63, to: 87 }, centimetresPerYear: 6.3 },
  ]);
});

test.each([
  ['2026-05-15', 0],
  ['2026-05-28', 1],
])('an interval of less than 0.4 years tells no growth: 2026-01-01 to %s', (day, count) => {
  expect(growthBetween([at(day, 112), at('2026-01-01', 110)], null)).toHaveLength(count);
});

test('a length measured lying is not compared with a height', () => {
  expect(growthBetween([at('2026-01-01', 87), at('2025-01-01', 77, true)], null)).toEqual([]);
});

test('a height below the one before is told as it is', () => {
  const [growth] = growthBetween([at('2026-01-01', 108), at('2025-01-01', 110)], null);
  expect(growth).toMatchObject({ ages: null, centimetresPerYear: -2 });
});
