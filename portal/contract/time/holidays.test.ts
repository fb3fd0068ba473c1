import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterOf, holidayOn, weekdayOf } from './holidays.ts';
import { addDays } from './time.ts';

const YEAR = fc.integer({ min: 1974, max: 2150 });
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, nth) => addDays(`${year}-01-01`, nth)).filter((day) =>
    day.startsWith(`${year}`),
  );

// From the almanac of the University of Helsinki.
test.each([
  [2024, '2024-03-31', '2024-05-09', '2024-06-21', '2024-11-02'],
  [2025, '2025-04-20', '2025-05-29', '2025-06-20', '2025-11-01'],
  [2026, '2026-04-05', '2026-05-14', '2026-06-19', '2026-10-31'],
  [2027, '2027-03-28', '2027-05-06', '2027-06-25', '2027-11-06'],
  [2028, '2028-04-16', '2028-05-25', '2028-06-23', '2028-11-04'],
])(
  'in %i Easter, Ascension, Midsummer Eve and All Saints are where the almanac has them',
  (year, ...days) => {
    const [easter = '', ascension = '', midsummerEve = '', allSaints = ''] = days;
    expect(easterOf(year)).toBe(easter);
    expect(holidayOn(addDays(easter, -2))).toBe('goodFriday');
    expect(holidayOn(addDays(easter, 1))).toBe('easterMonday');
    expect(holidayOn(ascension)).toBe('ascension');
    expect([holidayOn(midsummerEve), holidayOn(addDays(midsummerEve, 1))]).toEqual([
      'midsummerEve',
      'midsummer',
    ]);
    expect(holidayOn(allSaints)).toBe('allSaints');
  },
);

test('each year has its fifteen holidays once, but for those that fall on the same day', () => {
  fc.assert(
    fc.property(YEAR, (year) => {
      const found = daysOf(year).flatMap((day) => holidayOn(day) ?? []);
      expect(new Set(found).size).toBe(found.length);
      // May Day can be Ascension Day, as in 2008.
      expect(found.length).toBeGreaterThanOrEqual(14);
    }),
  );
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(YEAR, (year) => {
      const easter = easterOf(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

test('an ordinary day and the leap day are none', () => {
  expect(holidayOn('2026-11-23')).toBeNull();
  expect(holidayOn('2028-02-29')).toBeNull();
});
