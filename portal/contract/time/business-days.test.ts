import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { addDays } from './time.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Friday, over the weekend', '2026-11-20', '2026-11-25'],
  ['a Saturday', '2026-11-21', '2026-11-25'],
  ['a Thursday, over Independence Day on a Sunday', '2026-12-03', '2026-12-08'],
  ['the day before Christmas Eve, over Christmas', '2026-12-23', '2026-12-30'],
  ['Maundy Thursday, over Easter', '2026-04-02', '2026-04-09'],
])('three business days after %s', (_, from, to) => {
  expect(addBusinessDays(from, 3)).toBe(to);
});

test('as many business days lie between as are added, and the last day is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 10 }), (start, count) => {
      const from = addDays('2000-01-01', start);
      const to = addBusinessDays(from, count);
      let counted = 0;
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) counted++;
      expect(counted).toBe(count);
      expect(isBusinessDay(to)).toBe(true);
    }),
  );
});
