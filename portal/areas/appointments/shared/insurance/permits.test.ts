import { expect, test } from 'vitest';
import { isValidOn, mayBeAboutPermit } from './permits.ts';

test.each([
  [['ORT'], true],
  [['YLE'], true],
  [['PSY'], false],
  [['LPS', 'TPSG'], false],
  // It may be about either.
  [['PSY', 'YLE'], true],
  // Of a room or a device nothing is known.
  [[], true],
])('a permit for a part of the body and the specialties %j: %s', (codes, may) => {
  expect(mayBeAboutPermit(codes)).toBe(may);
});

test('a permit is for its last day, too', () => {
  expect(isValidOn({ validTo: '2026-05-01' }, '2026-05-01')).toBe(true);
  expect(isValidOn({ validTo: '2026-05-01' }, '2026-05-02')).toBe(false);
});
