import { expect, it } from 'vitest';
import { TINTS, tintOf } from './tint.ts';

const names = Array.from({ length: 600 }, (_, n) => `Name ${n}`);

it('stays the same for a name', () => {
  expect(tintOf('Aino Virtanen', 5)).toBe('second');
  expect(tintOf('Elsa Virtanen', 5)).toBe('second');
});

it.each([5, 6] as const)('spreads names over %d tints', (count) => {
  const times = new Map(TINTS.slice(0, count).map((tint) => [tint, 0]));
  for (const name of names) {
    const tint = tintOf(name, count);
    times.set(tint, (times.get(tint) ?? 0) + 1);
  }
  expect(times.size).toBe(count);
  for (const used of times.values()) expect(used).toBeGreaterThan(names.length / count / 2);
});
