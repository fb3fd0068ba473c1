import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, formatCents } from './money.ts';

test('prices have two decimals, in English the British way, else the Finnish way', () => {
  expect(formatCents(2820, 'en')).toBe('€28.20');
  expect(formatCents(2820, 'fi')).toBe('28,20\u00a0€');
  expect(formatCents(123_456, 'sv')).toBe('1\u00a0234,56\u00a0€');
  expect(formatCents(0, 'fi')).toBe('0,00\u00a0€');
});

test('a refund has a true minus in every language', () => {
  expect(formatCents(-800, 'en')).toBe('\u2212€8.00');
  expect(formatCents(-800, 'fi')).toBe('\u22128,00\u00a0€');
  expect(formatCents(-800, 'sv')).toBe('\u22128,00\u00a0€');
});

test('cents survive as euros', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => centsOf(cents / 100) === cents));
});
