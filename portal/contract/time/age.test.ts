import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, isMinor } from './age.ts';

test.each([
  ['2014-11-21', '2026-11-20', 11],
  ['2014-11-21', '2026-11-21', 12],
  ['2014-11-21', '2026-12-31', 12],
  ['2014-11-21', '2027-01-01', 12],
  ['2016-02-29', '2027-02-28', 10],
  ['2016-02-29', '2027-03-01', 11],
  ['2026-11-21', '2026-11-21', 0],
])('born on %s, somebody is on %s %i years old', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('somebody grows up on the eighteenth birthday, once and for all', () => {
  const birthday = fc.oneof(
    fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    fc
      .constantFrom('1952-02-29', '1996-02-29', '2000-02-29', '2008-12-31', '2009-01-01')
      .map((day) => new Date(day)),
  );
  const daysAfter = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -7_000, max: 30_000 }));
  fc.assert(
    fc.property(birthday, daysAfter, (born, after) => {
      const eighteenth = new Date(
        Date.UTC(born.getUTCFullYear() + 18, born.getUTCMonth(), born.getUTCDate()),
      );
      const today = new Date(eighteenth.getTime() + after * 86_400_000);
      const days = (date: Date) => date.toISOString().slice(0, 10);
      expect(isMinor(days(born), days(today))).toBe(days(today) < days(eighteenth));
    }),
  );
});
