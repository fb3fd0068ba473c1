import { describe, expect, it } from 'vitest';
import { addDays, dayWindow } from './days.ts';

describe('the days shown together', () => {
  it.each([
    ['the first day', '2026-11-21', '2026-11-21'],
    ['the last of the first seven', '2026-11-27', '2026-11-21'],
    ['the first of the next seven', '2026-11-28', '2026-11-28'],
    ['a day of a window that crosses the change of clocks', '2027-03-29', '2027-03-27'],
    ['a day before the first', '2026-11-01', '2026-11-21'],
  ])('are aligned with today for %s', (_name, day, first) => {
    const days = dayWindow(day, '2026-11-21');
    expect(days).toHaveLength(7);
    expect(days[0]).toBe(first);
    expect(new Set(days.map((each) => Date.parse(each) % 86_400_000))).toEqual(new Set([0]));
  });

  it('continue over the end of a month and a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});
