import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsIn, parseWritten } from './decimals.ts';

const quantities = (text: string) => parseWritten(text) as readonly { readonly value: number }[];

test.each([
  ['4', 0],
  ['4.0', 1],
  ['0.50', 2],
  ['-1.20', 2],
  ['4.25', 2],
  ['1e-7', 7],
  ['1.50e1', 1],
])('%s has %i decimals', (number, decimals) => {
  const [quantity] = quantities(`[{"value":${number},"unit":"mmol/l"}, {"value":1.0}]`);
  expect(quantity).toEqual({ value: Number(number), unit: 'mmol/l' });
  expect(decimalsIn(quantity)).toBe(decimals);
});

test('a number that is written as it is kept has the decimals that it needs', () => {
  expect(decimalsIn({ value: 1.25 })).toBe(2);
  expect(decimalsIn({ value: 4 })).toBe(0);
  expect(decimalsIn(undefined)).toBe(0);
});

test('reads what JSON reads', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseWritten(`[1.0,${text}]`)).toEqual(JSON.parse(`[1.0,${text}]`));
    }),
  );
});
