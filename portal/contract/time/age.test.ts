import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

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
