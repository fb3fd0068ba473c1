import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['Europe/Helsinki', 'FI'],
  ['Europe/Mariehamn', 'AX'],
  ['Europe/Stockholm', 'SE'],
  ['Europe/Berlin', 'DE'],
  ['Europe/London', 'GB'],
  ['Europe/Kyiv', 'UA'],
  ['Asia/Kolkata', 'IN'],
  ['UTC', null],
  ['Kuu/Tukikohta', null],
  ['', null],
])('%s is kept in %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});
