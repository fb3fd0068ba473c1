import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-11-21', '2028-02-29', '2000-02-29', '1800-12-28', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '',
  '0000-01-01',
  '2026-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '+002026-01-01',
  '2026-01-01T00:00',
  '2026-01-01\n',
  ' 2026-01-01',
  '21.11.2026',
])('%j is none', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

test('every instant is on a day', () => {
  const instant = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(fc.property(instant, (at) => isCalendarDay(at.toISOString().slice(0, 10))));
});

test('a day of a month that is shorter is none, in leap years and others', () => {
  const digits = (most: number) =>
    fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
  const year = fc.oneof(
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom(1600, 1700, 1900, 2000, 2024, 2100),
  );
  fc.assert(
    fc.property(year, digits(13), digits(32), (number, month, day) => {
      const text = `${String(number).padStart(4, '0')}-${month}-${day}`;
      const at = new Date(`${text}T00:00:00Z`);
      const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
      expect(isCalendarDay(text)).toBe(exists);
    }),
    { numRuns: 1000 },
  );
});
