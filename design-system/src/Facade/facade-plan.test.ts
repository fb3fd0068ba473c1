import { expect, test } from 'vitest';
import { facadePlan } from './facade-plan.ts';

const looks = (of: string) => {
  const { isLit, ...plan } = facadePlan(of);
  return JSON.stringify({ ...plan, lit: [0, 1, 2, 3, 4].map((column) => isLit(0, column)) });
};

test('a building stays the same', () => {
  expect(looks('KAM')).toBe(looks('KAM'));
});

test('most buildings differ', () => {
  const ids = Array.from({ length: 100 }, (_, nth) => `CLINIC-${nth}`);
  expect(new Set(ids.map(looks)).size).toBeGreaterThan(90);
});

test('each roof and each tree is built', () => {
  const plans = Array.from({ length: 100 }, (_, nth) => facadePlan(`CLINIC-${nth}`));
  expect(new Set(plans.map(({ roof }) => roof)).size).toBe(3);
  expect(new Set(plans.map(({ tree }) => tree)).size).toBe(2);
  expect(new Set(plans.map(({ floors }) => floors)).size).toBe(2);
});
