import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { childTints } from './child-tints.ts';

const VIKTOR = formatIdentityCode('2009-12-31', 901);
const EERO = formatIdentityCode('2012-01-01', 903);
const ELSA = formatIdentityCode('2018-03-12', 902);

/** Up to six children of one guardian, the eldest first. */
const siblings = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2008, max: 2026 }), fc.integer({ min: 900, max: 999 })), {
    selector: ([year, number]) => `${year} ${number}`,
    minLength: 1,
    maxLength: 6,
  })
  .map((born) => born.map(([year, number]) => formatIdentityCode(`${year}-01-01`, number)).sort(byBirth));

function byBirth(one: string, other: string): number {
  return one.slice(4, 6) + one < other.slice(4, 6) + other ? -1 : 1;
}

test('each child has a colour of their own, however the register orders them', () => {
  fc.assert(
    fc.property(siblings, (codes) => {
      const tints = childTints(codes);
      expect(new Set(tints).size).toBe(codes.length);
      expect(childTints([...codes].reverse())).toEqual([...tints].reverse());
    }),
  );
});

test('the younger ones keep theirs when the eldest comes of age and is named no more', () => {
  expect(childTints([EERO, ELSA])).toEqual(childTints([VIKTOR, EERO, ELSA]).slice(1));
  fc.assert(
    fc.property(siblings, (codes) => {
      expect(childTints(codes.slice(1))).toEqual(childTints(codes).slice(1));
    }),
  );
});

test('a child that is born takes nobody’s colour, unless it is that of the year', () => {
  expect(childTints([ELSA, VIKTOR]).slice(1)).toEqual(childTints([VIKTOR]));
  // Six years before Elsa.
  expect(childTints([ELSA, EERO])[0]).toBe(childTints([EERO])[0]);
  expect(childTints([ELSA, EERO])[1]).not.toBe(childTints([EERO])[0]);
});

test('twins have two', () => {
  const twin = formatIdentityCode('2018-03-12', 904);
  expect(new Set(childTints([ELSA, twin])).size).toBe(2);
});

test('from the seventh on colours come again', () => {
  const codes = Array.from({ length: 8 }, (_, n) => formatIdentityCode(`${2010 + n}-01-01`, 901));
  expect(new Set(childTints(codes)).size).toBe(6);
});
