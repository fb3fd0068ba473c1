import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['a text', fc.string({ unit: 'grapheme', maxLength: 300 }), 200],
  ['bytes', fc.uint8Array({ maxLength: 5_000 }), 3_000],
  ['a list', fc.array(fc.boolean(), { maxLength: 50 }), 40],
  ['a text by its pattern', fc.stringMatching(/^a{0,1000}$/), 600],
  ['a text without a limit', fc.string(), 60],
])('%s is drawn up to its limit', (_, arbitrary: fc.Arbitrary<{ length: number }>, atLeast) => {
  const lengths = fc.sample(arbitrary, 100).map(({ length }) => length);
  expect(Math.max(...lengths)).toBeGreaterThan(atLeast);
});
