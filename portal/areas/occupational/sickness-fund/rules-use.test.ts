import { describe, expect, test } from 'vitest';
import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';
import { benefitOf, countUses, type Used } from './rules-use.ts';

const OWN = new Map<BenefitId, readonly string[]>([
  ['generalPractitioner', ['YLE']],
  ['shortPsychotherapy', ['PTER']],
]);
const used = (changes: Partial<Used> = {}): Used => ({
  what: 'visit',
  day: '2026-03-02',
  types: ['private', 'healthCare'],
  specialties: ['YLE'],
  ...changes,
});

describe('the benefit that was used', () => {
  test.each([
    ['a general practitioner', used(), 'generalPractitioner'],
    ['a specialist', used({ specialties: ['ORT'] }), 'specialist'],
    ['a nurse', used({ types: ['private', 'nursing'], specialties: ['HOI'] }), 'nurse'],
    [
      'a physiotherapist',
      used({ types: ['private', 'physiotherapy'], specialties: ['FYS'] }),
      'physiotherapy',
    ],
    [
      'short psychotherapy',
      used({ types: ['private', 'other'], specialties: ['PTER'] }),
      'shortPsychotherapy',
    ],
    ['laboratory tests', used({ what: 'laboratory', types: [], specialties: [] }), 'laboratory'],
    ['imaging', used({ what: 'imaging', types: [], specialties: [] }), 'imaging'],
    ['a procedure', used({ what: 'procedure', types: [], specialties: [] }), 'procedure'],
    ['none: nutrition therapy', used({ types: ['private', 'other'], specialties: ['NNA'] }), null],
    ['none: occupational health care', used({ types: ['occupationalHealth', 'healthCare'] }), null],
  ] as const)('is %s', (_name, entry, expected) => {
    expect(benefitOf(entry, OWN)).toBe(expected);
  });
});

describe('uses', () => {
  const count = (entries: readonly Used[], since = '2026-01-01') =>
    Object.fromEntries(countUses(entries, OWN, () => since));

  test('are each visit, and each day of tests', () => {
    const laboratory = { what: 'laboratory', types: [], specialties: [] } as const;
    expect(
      count([used(), used(), used(laboratory), used(laboratory), used({ ...laboratory, day: '2026-03-03' })]),
    ).toEqual({ generalPractitioner: 2, laboratory: 2 });
  });

  test('are those since the first day that counts', () => {
    expect(count([used({ day: '2025-12-31' }), used({ day: '2026-01-01' })])).toEqual({
      generalPractitioner: 1,
    });
  });
});
