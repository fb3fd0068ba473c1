import { expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { childTints } from './child-tints.ts';

const VIKTOR = formatIdentityCode('2009-12-31', 901);
const EERO = formatIdentityCode('2012-01-01', 903);
const ELSA = formatIdentityCode('2018-03-12', 902);

test('each child has a colour of their own, the eldest the first, however the register orders them', () => {
  expect(childTints([ELSA, VIKTOR, EERO])).toEqual([2, 0, 1]);
  expect(childTints([EERO, ELSA, VIKTOR])).toEqual([1, 2, 0]);
});

test('a child that is born takes nobody’s colour', () => {
  expect(childTints([ELSA, VIKTOR, EERO]).slice(1)).toEqual(childTints([VIKTOR, EERO]));
});

test('twins have two', () => {
  const twin = formatIdentityCode('2018-03-12', 904);
  expect(new Set(childTints([ELSA, twin])).size).toBe(2);
});

test('from the seventh on they begin again', () => {
  const codes = Array.from({ length: 8 }, (_, n) => formatIdentityCode(`${2010 + n}-01-01`, 901));
  expect(childTints(codes)).toEqual([0, 1, 2, 3, 4, 5, 0, 1]);
});
