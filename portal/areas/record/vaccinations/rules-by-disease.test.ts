import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISEASES, type Disease } from '#areas/record/shared/health-record/diseases.ts';
import { byDisease } from './rules-by-disease.ts';

const dose = (id: number, diseases: readonly Disease[], name: string | null = null) => ({
  id,
  diseases,
  name,
});
const told = (given: Parameters<typeof byDisease<ReturnType<typeof dose>>>[0]) =>
  byDisease(given).map(({ diseases, doses }) => [diseases.join(' '), doses.map(({ id }) => id)]);

test('stand together where they were always given together, the latest first', () => {
  expect(
    told([
      dose(1, ['influenza']),
      dose(2, ['diphtheria', 'tetanus']),
      dose(3, ['influenza']),
      dose(4, ['measles', 'mumps', 'rubella']),
      dose(5, ['diphtheria', 'tetanus', 'pertussis']),
    ]),
  ).toEqual([
    ['influenza', [1, 3]],
    ['diphtheria tetanus', [2, 5]],
    ['measles mumps rubella', [4]],
    ['pertussis', [5]],
  ]);
});

test('of no known disease go by the name that the record has', () => {
  expect(told([dose(1, [], 'BCG'), dose(2, []), dose(3, [], 'BCG')])).toEqual([
    ['', [1, 3]],
    ['', [2]],
  ]);
});

test('leave out none, and name each disease once, whatever was given', () => {
  const diseases = fc.subarray(Object.keys(DISEASES) as Disease[], { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(diseases, { maxLength: 12 }), (each) => {
      const groups = byDisease(each.map((some, id) => dose(id, some)));
      const named = groups.flatMap((group) => group.diseases);
      expect(new Set(named).size).toBe(named.length);
      expect(new Set(groups.flatMap(({ doses }) => doses.map(({ id }) => id))).size).toBe(each.length);
      for (const group of groups) {
        const ids = group.doses.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      }
    }),
  );
});
