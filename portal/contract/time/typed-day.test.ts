import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

test.each([
  ['31.7.1984', '1984-07-31'],
  [' 01.02.1931 ', '1931-02-01'],
  ['1. 2. 2026', '2026-02-01'],
  ['31/7/1984', '1984-07-31'],
  ['31-7-1984', '1984-07-31'],
  ['1984-07-31', '1984-07-31'],
  ['29.2.2025', null],
  ['7.31.1984', null],
  ['31.7.84', null],
  ['31.7.', null],
  ['', null],
  ['heinäkuussa 1984', null],
])('%j is the day %j', (text, day) => {
  expect(typedDay(text)).toBe(day);
});
