import { expect, test } from 'vitest';
import { isKela65Visit } from './kela65.ts';

test.each([
  ['2026-03-02', '1961-03-02', true],
  ['2026-03-01', '1961-03-02', false],
  // Compensation begins with September 2025.
  ['2025-08-31', '1950-01-01', false],
  ['2025-09-01', '1950-01-01', true],
])('a visit on %s by somebody born on %s is compensated: %s', (day, birthDate, isCompensated) => {
  expect(isKela65Visit(day, birthDate)).toBe(isCompensated);
});
