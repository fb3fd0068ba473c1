import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('pages a list without losing or repeating anything, and ends with the last page', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.integer({ min: 1, max: 30 }), (length, size) => {
      const list = Array.from({ length }, (_, index) => index);
      const { pages } = pageOf(list, 1, size);
      const all = Array.from({ length: pages }, (_, index) => pageOf(list, index + 1, size));
      expect(all.flatMap(({ items }) => items)).toEqual(list);
      for (const { items } of all.slice(0, -1)) expect(items).toHaveLength(size);
      expect(pageOf(list, pages + 7, size)).toEqual(pageOf(list, pages, size));
      expect(all.map(({ page }) => page)).toEqual(all.map((_, index) => index + 1));
    }),
  );
});
