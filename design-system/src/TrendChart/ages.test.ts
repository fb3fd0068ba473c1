import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageLabels, ageTicks, monthsSince, writeAge } from './ages.ts';

describe('ages', () => {
  it.each([
    ['2018-03-14', '2018-03-14', 0],
    ['2018-03-14', '2019-03-13', 11],
    ['2018-03-14', '2019-03-14', 12],
    ['2018-03-14', '2018-03-13', -1],
  ])('from %s to %s are %i whole months', (since, at, count) => {
    expect(monthsSince(since, at)).toBe(count);
  });

  it.each([
    ['fi', '8 vuotta 3 kuukautta', '1 vuosi', '0 kuukautta'],
    ['sv', '8 år 3 månader', '1 år', '0 månader'],
    ['en', '8 years 3 months', '1 year', '0 months'],
  ] as const)('are written in full: %s', (language, both, year, birth) => {
    expect([99, 12, 0].map((count) => writeAge(count, language))).toEqual([both, year, birth]);
  });

  it('stand under an axis in years, of a small child in months', () => {
    expect(ageLabels([24, 48], 'fi')).toEqual(['2 v', '4 v']);
    expect(ageLabels([0, 6, 12], 'fi')).toEqual(['0 kk', '6 kk', '12 kk']);
  });

  it('stand under an axis at most five at a time, none outside it, evenly', () => {
    const days = fc.integer({ min: 0, max: 7_000 });
    fc.assert(
      fc.property(days, days, (from, length) => {
        const [first, last] = [from, from + length + 1].map((day) => new Date(Date.UTC(2008, 0, 15 + day)));
        const ticks = ageTicks('2008-01-15', [first as Date, last as Date]);
        expect(ticks.length).toBeLessThanOrEqual(5);
        const steps = ticks.slice(1).map(({ months }, nth) => months - (ticks[nth]?.months ?? 0));
        expect(new Set(steps).size).toBeLessThanOrEqual(1);
        for (const { date } of ticks) expect(date >= (first as Date) && date <= (last as Date)).toBe(true);
      }),
    );
  });
});
