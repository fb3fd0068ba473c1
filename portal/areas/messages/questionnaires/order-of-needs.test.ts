import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrderOfNeeds, needingEachOther } from './order-of-needs.ts';

const LONG = 20_000;
const graph = fc
  .array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 10 })
  .map((needs) => new Map(needs.map((of, one) => [one, of.filter((need) => need < needs.length)])));

/** All that one needs, by looking again and again. */
function reached(needs: ReadonlyMap<number, readonly number[]>, from: number): ReadonlySet<number> {
  const found = new Set(needs.get(from));
  for (const next of found) for (const further of needs.get(next) ?? []) found.add(further);
  return found;
}

test('what needs another comes after it, unless they need each other', () => {
  fc.assert(
    fc.property(graph, (needs) => {
      const order = inOrderOfNeeds(needs.keys(), (one) => needs.get(one) ?? []);
      expect(order.toSorted()).toEqual([...needs.keys()].toSorted());
      for (const [one, of] of needs)
        for (const need of of)
          if (!reached(needs, need).has(one)) expect(order.indexOf(need)).toBeLessThan(order.indexOf(one));
    }),
  );
});

test('those that need each other are together, and each other one alone', () => {
  fc.assert(
    fc.property(graph, (needs) => {
      const groups = needingEachOther(needs);
      const groupOf = (one: number) => groups.findIndex((group) => group.includes(one));
      expect(groups.flat().toSorted()).toEqual([...needs.keys()].toSorted());
      for (const one of needs.keys())
        for (const other of needs.keys()) {
          const isMutual = reached(needs, one).has(other) && reached(needs, other).has(one);
          expect(groupOf(one) === groupOf(other)).toBe(one === other || isMutual);
        }
    }),
  );
});

test('a chain may be longer than the stack', () => {
  const needs = new Map(Array.from({ length: LONG }, (_, one) => [one, one + 1 < LONG ? [one + 1] : []]));
  expect(inOrderOfNeeds(needs.keys(), (one) => needs.get(one) ?? [])[0]).toBe(LONG - 1);
  expect(needingEachOther(needs)).toHaveLength(LONG);
  expect(needingEachOther(needs.set(LONG - 1, [0]))).toHaveLength(1);
});
