import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instants } from './test-instants.ts';
import {
  addDays,
  addMonths,
  helsinkiClock,
  helsinkiDay,
  helsinkiHour,
  helsinkiTime,
  hoursUntil,
  isWithinNotice,
  partOfDay,
  partOfDayRange,
  startOfHelsinkiDay,
} from './time.ts';

const hoursOf = (day: string) => hoursUntil(startOfHelsinkiDay(day), startOfHelsinkiDay(addDays(day, 1)));

test('clocks in Finland show what the locale data says, before and after they changed at full hours', () => {
  const data = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Helsinki',
  });
  const anyInstant = fc.date({
    min: new Date('1880-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  const aroundTheFirstChange = fc
    .integer({ min: -7200, max: 7200 })
    .map((seconds) => new Date(Date.parse('1921-04-30T22:20:11Z') + seconds * 1000));
  fc.assert(
    fc.property(fc.oneof(anyInstant, aroundTheFirstChange), (at) => {
      expect(helsinkiClock(at)).toBe(data.format(at).replace(' ', 'T'));
    }),
    { numRuns: 2000 },
  );
});

describe('days in Finland', () => {
  test.each([
    ['2026-10-24T20:59:59.999Z', '2026-10-24'],
    ['2026-10-24T21:00:00Z', '2026-10-25'],
    ['2026-10-25T21:59:59.999Z', '2026-10-25'],
    ['2026-10-25T22:00:00Z', '2026-10-26'],
    ['2027-03-27T22:00:00Z', '2027-03-28'],
    ['2027-03-28T20:59:59.999Z', '2027-03-28'],
    ['2027-03-28T21:00:00Z', '2027-03-29'],
  ])('%s is on %s', (at, day) => {
    expect(helsinkiDay(new Date(at))).toBe(day);
  });

  test('are 25, 23 and 24 hours long', () => {
    expect(hoursOf('2026-10-25')).toBe(25);
    expect(hoursOf('2027-03-28')).toBe(23);
    expect(['2026-10-24', '2026-10-26', '2027-03-27', '2027-03-29'].map(hoursOf)).toEqual([24, 24, 24, 24]);
  });

  test('begin at their first instant', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const start = startOfHelsinkiDay(helsinkiDay(at));
        expect(helsinkiDay(start)).toBe(helsinkiDay(at));
        expect(helsinkiDay(new Date(start.getTime() - 1))).toBe(addDays(helsinkiDay(at), -1));
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
    );
  });

  test('are counted over months, leap days and clock changes', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (at, count) => {
        expect(addDays(addDays(helsinkiDay(at), count), -count)).toBe(helsinkiDay(at));
      }),
    );
  });

  test('a day that does not exist is no time', () => {
    expect(() => startOfHelsinkiDay('soon')).toThrow(RangeError);
  });
});

describe('hours in Finland', () => {
  test.each([
    ['2026-10-25', 9, '2026-10-25T07:00:00.000Z'],
    ['2026-10-24', 9, '2026-10-24T06:00:00.000Z'],
    ['2027-03-28', 9, '2027-03-28T06:00:00.000Z'],
    ['2027-03-27', 9, '2027-03-27T07:00:00.000Z'],
    // Left out: 3 o'clock follows 2:59 as 4 o'clock.
    ['2027-03-28', 3, '2027-03-28T01:00:00.000Z'],
  ])('on %s at %i is %s', (day, hour, expected) => {
    expect(helsinkiTime(day, hour).toISOString()).toBe(expected);
  });

  test('are read back wherever they exist', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 23 }), fc.nat({ max: 59 }), (at, hour, minute) => {
        // The hour that the clocks leave out.
        fc.pre(hour !== 3 || hoursOf(helsinkiDay(at)) !== 23);
        const time = helsinkiTime(helsinkiDay(at), hour, minute);
        expect([helsinkiDay(time), helsinkiHour(time), time.getUTCMinutes()]).toEqual([
          helsinkiDay(at),
          hour,
          minute,
        ]);
      }),
    );
  });
});

describe('parts of a day', () => {
  test.each(['2026-10-25', '2027-03-28', '2026-11-21'])('change at 7, 12, 16 and 21 on %s', (day) => {
    const parts = [0, 6, 7, 11, 12, 15, 16, 20, 21, 23].map((hour) => partOfDay(helsinkiTime(day, hour, 59)));
    expect(parts).toEqual([
      ...['night', 'night', 'morning', 'morning', 'afternoon'],
      ...['afternoon', 'evening', 'evening', 'night', 'night'],
    ]);
  });

  test('contain exactly their own instants', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('morning', 'afternoon', 'evening', 'all'), (at, part) => {
        const { from, to } = partOfDayRange(helsinkiDay(at), part);
        expect(at >= from && at < to).toBe(part === 'all' || partOfDay(at) === part);
      }),
    );
  });
});

test('notice is counted in hours that pass, not in hours on the clock', () => {
  // The night in between has an hour more than the clocks show.
  const start = helsinkiTime('2026-10-25', 12);
  expect(hoursUntil(helsinkiTime('2026-10-24', 12), start)).toBe(25);
  expect(isWithinNotice(start, helsinkiTime('2026-10-24', 12), 24)).toBe(false);
  expect(isWithinNotice(start, helsinkiTime('2026-10-24', 13), 24)).toBe(false);
  expect(isWithinNotice(start, new Date(helsinkiTime('2026-10-24', 13).getTime() + 1), 24)).toBe(true);
  expect(isWithinNotice(start, new Date(start.getTime() + 1), 24)).toBe(true);
});

describe('months later', () => {
  test.each([
    ['2024-03-31', 24, '2026-03-31'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-15', 28, '2029-03-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i: %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });
});
