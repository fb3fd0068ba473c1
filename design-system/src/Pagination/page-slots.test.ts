import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSlots } from './page-slots.ts';

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('shows around page %d of %d: %s', (current, total, expected) => {
  const shown = pageSlots(current, total).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(shown.join(' ')).toBe(expected);
});

it('always shows the current page and its neighbours, in order, in as many slots', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(places, ([current, total]) => {
      const slots = pageSlots(current, total);
      const pages = slots.filter((slot) => typeof slot === 'number');
      expect(slots).toHaveLength(Math.min(total, 7));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      for (const page of [1, current - 1, current, current + 1, total]) {
        if (page >= 1 && page <= total) expect(pages).toContain(page);
      }
    }),
  );
});
