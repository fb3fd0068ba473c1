import { expect, test } from 'vitest';
import { sessionLimit } from './session-limit.ts';

test.each([
  [26, { n: 1, unit: 'minutes' }],
  [45 * 60, { n: 45, unit: 'minutes' }],
  [60 * 60, { n: 1, unit: 'hours' }],
  [90 * 60, { n: 90, unit: 'minutes' }],
  [720 * 60, { n: 12, unit: 'hours' }],
] as const)('a limit of %s seconds', (seconds, limit) => {
  expect(sessionLimit(seconds)).toEqual(limit);
});
