import { expect, test } from 'vitest';
import { connectionQuality } from './connection.ts';

const BITS = 800_000;
const of = (...times: number[]) => connectionQuality(times.map((ms) => ({ bits: BITS, ms })));

test.each([
  [[100], 'good'],
  [[533], 'good'],
  [[534], 'weak'],
  [[2000], 'weak'],
  [[2001], 'bad'],
  // One slow try, such as the first, does not count.
  [[9000, 100, 120], 'good'],
  [[100, 3000, 4000], 'bad'],
  // Faster than the clock tells.
  [[0, 0, 0], 'good'],
  [[], 'bad'],
])('%j is %s', (times, quality) => {
  expect(of(...times)).toBe(quality);
});
