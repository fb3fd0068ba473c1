import { expect, test } from 'vitest';
import { prescription } from './fixtures.ts';
import { runningOutFirst, runsOut } from './rules-running-out.ts';

const TODAY = '2026-11-21';
const until = (validUntil: string, more: Partial<Parameters<typeof runsOut>[0]> = {}) =>
  prescription({ validUntil, isValid: validUntil >= TODAY, ...more });

test.each([
  ['within a month', until('2026-12-21'), true],
  ['on its last day', until(TODAY), true],
  ['not before the last month', until('2026-12-22'), false],
  ['once it has ended', until('2026-10-01'), true],
  ['once all of it was given, whatever its last day', until('2027-10-01', { isValid: false }), true],
  ['not while its request waits', until('2026-12-01', { notRenewable: 'requested' }), false],
  ['not if it was for one course', until('2026-12-01', { notRenewable: 'course' }), false],
])('a prescription runs out %s', (_when, each, expected) => {
  expect(runsOut(each, TODAY)).toBe(expected);
});

test('what runs out stands first, the nearest end first, and what has ended before the others', () => {
  const days = ['2028-01-01', '2026-08-01', '2026-12-01', '2026-10-01', '2026-11-25', '2027-01-01'];
  const ordered = runningOutFirst(
    days.map((day) => until(day)),
    TODAY,
  );
  expect(ordered.map(({ validUntil }) => validUntil)).toEqual([
    '2026-11-25',
    '2026-12-01',
    '2026-10-01',
    '2026-08-01',
    '2028-01-01',
    '2027-01-01',
  ]);
});
