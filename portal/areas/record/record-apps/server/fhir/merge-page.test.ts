import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePage, type Placed } from './merge-page.ts';

const at = (id: number, minute: number): Placed => ({ id, happenedAt: new Date(minute * 60_000) });

test('pages of two sources have everything once, in one order, and never more than was asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { maxLength: 12 }),
      fc.array(fc.nat(20), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (minutes, otherMinutes, count, isOldestFirst) => {
        const order = (one: Placed, other: Placed) =>
          (isOldestFirst ? 1 : -1) *
          (one.happenedAt.getTime() - other.happenedAt.getTime() || one.id - other.id);
        const entries = minutes.map((minute, nth) => at(nth + 1, minute)).sort(order);
        const others = otherMinutes.map((minute, nth) => at(nth + 100, minute));
        const pages: Placed[][] = [];
        for (let after: Placed | null = null, hasMore = true; hasMore; ) {
          const left: Placed[] = entries.filter((each) => after === null || order(after, each) < 0);
          const shown = left.slice(0, count);
          const merged = mergePage({
            ...{ shown, others, after, count, isOldestFirst },
            hasMore: left.length > shown.length,
          });
          pages.push([...merged.page]);
          after = merged.page.at(-1) ?? after;
          hasMore = merged.hasMore;
        }
        expect(pages.every((page) => page.length <= count)).toBe(true);
        expect(pages.flat()).toEqual([...entries, ...others].sort(order));
      },
    ),
  );
});
