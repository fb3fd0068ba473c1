import { expect, test } from 'vitest';
import { sessionLimit } from './session-limit.ts';

test.each([
  [null, { n: 30, unit: 'minutes' }],
  ['1', { n: 1, unit: 'minutes' }],
  ['45', { n: 45, unit: 'minutes' }],
  ['60', { n: 1, unit: 'hours' }],
  ['90', { n: 90, unit: 'minutes' }],
  ['720', { n: 12, unit: 'hours' }],
] as const)('a limit of %s minutes', (after, limit) => {
  expect(sessionLimit(after, 30)).toEqual(limit);
});
