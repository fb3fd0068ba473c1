import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf, euros, eurosOf } from './euros.ts';

it('has as many cents as its digits say', () => {
  expect(centsOf('4883.15')).toBe(488_315);
  expect(centsOf('-0.05')).toBe(-5);
  expect(eurosOf(-5)).toBe('-0.05');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(euros.parse(text)).toBe(text);
      expect(centsOf(text)).toBe(cents);
      expect(eurosOf(cents)).toBe(text);
    }),
  );
});

it.each(['1', '1.5', '1,50', '1e3.00', ' 1.00', ''])('is not written as “%s”', (text) => {
  expect(euros.safeParse(text).success).toBe(false);
});
