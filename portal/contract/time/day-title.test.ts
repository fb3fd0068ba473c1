import { describe, expect, test } from 'vitest';
import { dayTitle } from './day-title.ts';

describe('a day as a heading', () => {
  test.each([
    ['fi', 'Maanantai 23. marraskuuta 2026'],
    ['sv', 'Måndag 23 november 2026'],
    ['en', 'Monday 23 November 2026'],
  ] as const)('begins like a heading in %s', (lang, day) => {
    expect(dayTitle('2026-11-23T12:30:00.000Z', lang)).toBe(day);
  });

  test('needs no year in the current one', () => {
    const now = new Date('2026-12-31T22:30:00Z');
    expect(dayTitle('2027-01-04T12:30:00.000Z', 'fi', now)).toBe('Maanantai 4.1.');
    expect(dayTitle('2026-12-31T12:30:00.000Z', 'fi', now)).toBe('Torstai 31. joulukuuta 2026');
  });

  test('is the one that Helsinki has, not the one of UTC', () => {
    expect(dayTitle('2026-11-23T22:30:00.000Z', 'en')).toBe('Tuesday 24 November 2026');
  });
});
