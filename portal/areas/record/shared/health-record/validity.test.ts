import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import { validityHint } from './validity.ts';

const at = (day: string, hour = 12) => helsinkiTime(day, hour);
const textOf = (hint: ReturnType<typeof validityHint>) =>
  hint.type === 'weeks' ? `${hint.weeks} weeks` : hint.type;

describe('how long something is still valid', () => {
  it.each([
    [-1, 'ended'],
    [0, 'today'],
    [1, 'tomorrow'],
    [2, 'date'],
    [7, 'date'],
    [8, '1 weeks'],
    [13, '1 weeks'],
    [14, '2 weeks'],
    [20, '2 weeks'],
    [21, '3 weeks'],
    [26, '3 weeks'],
    [27, 'date'],
    [28, 'date'],
    [30, 'date'],
    [31, 'later'],
    [365, 'later'],
  ])('%i days away: %s', (days, text) => {
    // Also over both changes of the clocks, and a leap day.
    for (const today of ['2026-11-23', '2026-10-20', '2027-03-20', '2028-02-20'])
      expect(textOf(validityHint(addDays(today, days), at(today)))).toBe(text);
  });

  it.each([
    ['the last minute of a day', '2026-10-24T20:59:59.999Z', 'tomorrow'],
    ['the first of the day of 25 hours', '2026-10-24T21:00:00Z', 'today'],
    ['its last', '2026-10-25T21:59:59.999Z', 'today'],
    ['the first of the next', '2026-10-25T22:00:00Z', 'ended'],
  ])('until 25 October, at %s', (_, now, text) => {
    expect(textOf(validityHint('2026-10-25', new Date(now)))).toBe(text);
  });

  it('depends on the day alone, and counts no more weeks than there are', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -10, max: 40 }), fc.nat({ max: 23 }), (now, days, hour) => {
        const today = helsinkiDay(now);
        const until = addDays(today, days);
        const hint = validityHint(until, now);
        expect(validityHint(until, at(today, hour))).toEqual(hint);
        if (hint.type === 'weeks')
          expect([hint.weeks * 7 <= days, (hint.weeks + 1) * 7 > days]).toEqual([true, true]);
      }),
    );
  });
});
