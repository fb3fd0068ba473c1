import { expect, it } from 'vitest';
import { MOST_BYTES } from './baselines.ts';
import { complaintsOf } from './run.ts';
import { MOST_PICTURES, matches } from './shots.ts';

it('takes as many pictures and bytes as are allowed, and not one more', () => {
  expect(complaintsOf(MOST_PICTURES, MOST_BYTES)).toEqual([]);
  expect(complaintsOf(MOST_PICTURES + 1, 0)).toEqual([
    expect.stringContaining('701 pictures; at most 700 are allowed'),
  ]);
  expect(complaintsOf(0, MOST_BYTES + 100_000)).toEqual([
    expect.stringContaining('37.1 MB; at most 37.0 MB are allowed'),
  ]);
});

it('selects a shot by a part of its name, or by a glob of all of it', () => {
  const name = 'visual-forms--a-to-d/kaari-360-light';
  expect(matches(name, [])).toBe(true);
  expect(matches(name, ['forms'])).toBe(true);
  expect(matches(name, ['*/kaari-*'])).toBe(true);
  expect(matches(name, ['visual-*'])).toBe(false);
  expect(matches(name, ['pages', 'text'])).toBe(false);
});
