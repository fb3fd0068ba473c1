import { expect, test } from 'vitest';
import { typedCents } from './rules-guest.ts';

test.each([
  ['153,70', 15_370],
  ['153.70', 15_370],
  ['1 284,50 €', 128_450],
  ['1\u00a0284,50', 128_450],
  ['90', 9000],
  ['0,05', 5],
  ['999 999,98', 99_999_998],
  ['999999,99', null],
  ['1000000', null],
  ['0', null],
  ['153,7', null],
  ['1,284.50', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('a sum that is typed as “%s” is %s cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});
