import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChargedVisit, estimatePrice, type VisitFee } from './visit-fees.ts';

const named = (name: string) => ({ fi: name, sv: name, en: name });
const visit: ChargedVisit = { brand: 'kaari', clinicId: 'KAM', kindId: 2, specialtyCodes: ['GYN'] };
const row = (changes: Partial<VisitFee>): VisitFee => ({
  code: 'TOIM',
  name: named('Office fee'),
  purpose: 'fee',
  cents: 2690,
  brand: null,
  clinicId: null,
  kindId: null,
  specialtyCode: null,
  ...changes,
});
const kela = (changes: Partial<VisitFee>) =>
  row({ code: 'KELA', purpose: 'compensation', cents: 800, ...changes });

test('a price without fees is what it costs', () => {
  expect(estimatePrice(8900, [], visit)).toEqual({ fees: [], compensationCents: 0, totalCents: 8900 });
});

test('fees are added, and what Kela pays is taken away', () => {
  const kanta = row({ code: 'KANTA', name: named('Kanta fee'), cents: 390 });
  expect(estimatePrice(8900, [row({}), kanta, kela({})], visit)).toEqual({
    fees: [
      { name: named('Office fee'), cents: 2690 },
      { name: named('Kanta fee'), cents: 390 },
    ],
    compensationCents: 800,
    totalCents: 8900 + 2690 + 390 - 800,
  });
});

test.each<[string, readonly VisitFee[], number]>([
  ['a brand’s counts more than everybody’s', [row({}), row({ brand: 'kaari', cents: 1 })], 1],
  [
    'a clinic’s more than a brand’s',
    [row({ clinicId: 'KAM', cents: 2 }), row({ brand: 'kaari', cents: 1 })],
    2,
  ],
  ['a kind’s more than a clinic’s', [row({ clinicId: 'KAM', cents: 2 }), row({ kindId: 2, cents: 3 })], 3],
  [
    'a kind’s of a specialty more than the kind’s',
    [row({ kindId: 2, cents: 3 }), row({ kindId: 2, specialtyCode: 'GYN', cents: 4 })],
    4,
  ],
  ['another clinic’s not at all', [row({}), row({ clinicId: 'ESP', cents: 1 })], 2690],
  ['another specialty’s not at all', [row({}), row({ specialtyCode: 'PSY', cents: 1 })], 2690],
])('%s', (_, rows, cents) => {
  for (const order of [rows, rows.toReversed()])
    expect(estimatePrice(8900, order, visit).totalCents).toBe(8900 + cents);
});

test('a visit may be without what others have', () => {
  expect(estimatePrice(8900, [row({}), row({ kindId: 2, cents: 0 })], visit).fees).toEqual([]);
});

test('Kela pays no more than the price', () => {
  expect(estimatePrice(500, [row({}), kela({})], visit)).toMatchObject({
    compensationCents: 500,
    totalCents: 2690,
  });
});

test('the sum is never below the fees nor above price and fees, and its parts make it', () => {
  const fees = fc.array(
    fc.record({
      ...{ code: fc.constantFrom('TOIM', 'KANTA', 'KELA', 'KELA2'), cents: fc.nat(20_000) },
      brand: fc.constantFrom(null, 'kaari', 'pikkujatti'),
      clinicId: fc.constantFrom(null, 'KAM', 'ESP'),
      kindId: fc.constantFrom(null, 2, 3),
      specialtyCode: fc.constantFrom(null, 'GYN', 'PSY'),
    }),
  );
  fc.assert(
    fc.property(fc.nat(50_000), fees, (price, rows) => {
      const register = rows.map((each) =>
        row({ ...each, purpose: each.code.startsWith('KELA') ? 'compensation' : 'fee' }),
      );
      const { fees: charged, compensationCents, totalCents } = estimatePrice(price, register, visit);
      const feeCents = charged.reduce((sum, { cents }) => sum + cents, 0);
      expect(totalCents).toBe(price + feeCents - compensationCents);
      expect(totalCents).toBeGreaterThanOrEqual(feeCents);
      expect(totalCents).toBeLessThanOrEqual(price + feeCents);
      expect(charged.length).toBeLessThanOrEqual(2);
      expect(Number.isInteger(totalCents)).toBe(true);
    }),
  );
});
