import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PackageOrTest } from '../contract.ts';
import { bloodCount, laboratoryTest } from '../fixtures.ts';
import { firstRows, isOutside, testsOf } from './first-rows.ts';

const idsOf = (tests: readonly PackageOrTest[], limit: number) => {
  const { outside, packages, singles } = firstRows(tests, limit);
  return [...outside.map((each) => each.test), ...testsOf(packages), ...singles].map(({ id }) => id);
};

test('what is outside its range comes first, and says from which package it is', () => {
  const within = laboratoryTest({ id: 80, flag: 'within' });
  const above = laboratoryTest({ id: 81 });
  const { outside, packages, singles } = firstRows([bloodCount, within, above], 20);
  expect(outside.map(({ test: { id }, of }) => [id, of?.id])).toEqual([
    [62, 60],
    [81, undefined],
  ]);
  expect(testsOf(packages).map(({ id }) => id)).toEqual([61]);
  expect(singles.map(({ id }) => id)).toEqual([80]);
});

test('of any day each result is shown once, so many of them, none outside its range after one within', () => {
  const flag = fc.constantFrom('within', 'above', 'below', 'outside', null);
  const single = flag.map((each) => laboratoryTest({ flag: each }));
  const some = fc.array(
    fc.oneof(
      single,
      fc.array(single).map((items) => ({ ...bloodCount, items })),
    ),
  );
  fc.assert(
    fc.property(some, fc.nat(30), (tests, limit) => {
      let id = 0;
      const numbered = tests.map((each) =>
        each.type === 'package'
          ? { ...each, items: each.items.map((item) => ({ ...item, id: ++id })) }
          : { ...each, id: ++id },
      );
      const shown = idsOf(numbered, limit);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toHaveLength(Math.min(limit, testsOf(tests).length));
      const all = testsOf(numbered);
      const places = shown.map((each) => all.some((one) => one.id === each && isOutside(one)));
      expect(places).toEqual(places.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});
