import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from '#contract/time/age.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { endOfShare, SHARED_HOURS } from './rules.ts';

const child = (birthDate: string) => ({ birthDate, guardianActsUntilAge: 11 });
const NOW = new Date('2026-03-23T08:00:00Z');

describe('the end of a link', () => {
  test.each([
    ['that patients share of their own', 24, null, '2026-03-24T08:00:00.000Z'],
    ['to a child who stays of an age', 168, child('2018-03-24'), '2026-03-30T08:00:00.000Z'],
    ['to a child who turns twelve meanwhile', 168, child('2014-03-26'), '2026-03-25T22:00:00.000Z'],
    ['to a child who turns twelve once it is over', 24, child('2014-03-25'), '2026-03-24T08:00:00.000Z'],
    ['to a child who turns twelve tomorrow', 168, child('2014-03-24'), '2026-03-23T22:00:00.000Z'],
  ])('%s', (_what, hours, whose, end) => {
    expect(endOfShare(NOW, hours, whose).toISOString()).toBe(end);
  });

  test('of a child who was born on 29 February comes on 1 March of other years', () => {
    const end = endOfShare(new Date('2027-02-27T08:00:00Z'), 168, {
      birthDate: '2016-02-29',
      guardianActsUntilAge: 10,
    });
    expect(end.toISOString()).toBe('2027-02-28T22:00:00.000Z');
  });

  test('comes after no more than its hours, and never on a day on which the child acts alone', () => {
    const days = fc.date({ min: new Date('2010-01-01'), max: new Date('2024-12-31'), noInvalidDate: true });
    const nows = fc.date({ min: new Date('2024-12-31'), max: new Date('2031-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        days,
        nows,
        fc.constantFrom(...SHARED_HOURS),
        fc.integer({ min: 6, max: 17 }),
        (born, now, hours, age) => {
          const birthDate = born.toISOString().slice(0, 10);
          fc.pre(ageOn(birthDate, helsinkiDay(now)) <= age);
          const end = endOfShare(now, hours, { birthDate, guardianActsUntilAge: age });
          const latest = now.getTime() + hours * 3_600_000;
          expect(end.getTime()).toBeGreaterThan(now.getTime());
          expect(end.getTime()).toBeLessThanOrEqual(latest);
          expect(ageOn(birthDate, helsinkiDay(new Date(end.getTime() - 1)))).toBeLessThanOrEqual(age);
          if (end.getTime() < latest) expect(ageOn(birthDate, helsinkiDay(end))).toBe(age + 1);
        },
      ),
    );
  });
});
