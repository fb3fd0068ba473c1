import { describe, expect, test } from 'vitest';
import { daysBetween, dayWindow } from './days.ts';

describe('days', () => {
  test('are counted by the calendar, also over a change of clocks', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  });

  test('the first window begins today', () => {
    expect(dayWindow('2026-11-23', '2026-11-21')).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
  });

  test('the next window follows the first without a gap', () => {
    expect(dayWindow('2026-11-28', '2026-11-21').at(0)).toBe('2026-11-28');
    expect(dayWindow('2026-12-04', '2026-11-21').at(-1)).toBe('2026-12-04');
  });

  test('a day that has passed shows the first window', () => {
    expect(dayWindow('2026-11-01', '2026-11-21').at(0)).toBe('2026-11-21');
  });
});
