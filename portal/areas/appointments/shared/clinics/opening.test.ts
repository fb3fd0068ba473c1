import { describe, expect, test } from 'vitest';
import { hoursOn, openingState, weekdayGroups } from './opening.ts';
import type { OpeningHours } from './opening-hours.ts';

const weekdays = [{ from: '07:00', to: '20:00' }];
const saturday = [{ from: '09:00', to: '15:00' }];
const hours: OpeningHours = {
  week: [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, []],
  exceptions: [
    { day: '2026-12-24', hours: null, reason: 'Christmas Eve' },
    { day: '2026-12-31', hours: { from: '07:00', to: '14:00' }, reason: null },
  ],
};
/** At a clock in Helsinki, in winter. */
const at = (clock: string) => new Date(`${clock}:00+02:00`);

describe('the opening hours of a clinic', () => {
  test('are those of the weekday', () => {
    expect(hoursOn(hours, '2026-11-23')).toEqual(weekdays);
    expect(hoursOn(hours, '2026-11-28')).toEqual(saturday);
    expect(hoursOn(hours, '2026-11-29')).toEqual([]);
  });

  test('are others on a day that is an exception', () => {
    expect(hoursOn(hours, '2026-12-24')).toEqual([]);
    expect(hoursOn(hours, '2026-12-31')).toEqual([{ from: '07:00', to: '14:00' }]);
  });

  test.each([
    ['2026-11-23T07:00', { is: 'open', until: '20:00' }],
    ['2026-11-23T19:59', { is: 'open', until: '20:00' }],
    ['2026-11-23T06:59', { is: 'opens', day: '2026-11-23', isToday: true, from: '07:00' }],
    ['2026-11-23T20:00', { is: 'opens', day: '2026-11-24', isToday: false, from: '07:00' }],
    ['2026-11-28T16:00', { is: 'opens', day: '2026-11-30', isToday: false, from: '07:00' }],
    ['2026-12-24T10:00', { is: 'opens', day: '2026-12-25', isToday: false, from: '07:00' }],
  ])('tell at %s how it is', (clock, state) => {
    expect(openingState(hours, at(clock))).toEqual(state);
  });

  test('tell that a clinic is closed that never opens', () => {
    const never = { week: [[], [], [], [], [], [], []], exceptions: [] };
    expect(openingState(never, at('2026-11-23T10:00'))).toEqual({ is: 'closed' });
  });

  test('are told by weekdays in a row', () => {
    expect(weekdayGroups(hours.week)).toEqual([
      { first: 0, last: 4, spans: weekdays },
      { first: 5, last: 5, spans: saturday },
      { first: 6, last: 6, spans: [] },
    ]);
  });
});
