import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-11-21', '2028-02-29', '2000-02-29', '1800-12-28', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '',
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
  const instant = fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(fc.property(instant, (at) => isCalendarDay(at.toISOString().slice(0, 10))));
});
