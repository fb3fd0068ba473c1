import { describe, expect, test } from 'vitest';
import { dayTitle, isOfThisYear, nearness } from './moment-texts.ts';

describe('the day of an appointment', () => {
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

test('this year is the one that Helsinki has', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(isOfThisYear('2026-12-31T21:30:00.000Z', now)).toBe(true);
  expect(isOfThisYear('2026-12-31T22:30:00.000Z', now)).toBe(false);
});

describe('nearness', () => {
  test('follows the days of Helsinki', () => {
    const now = new Date('2026-11-21T21:30:00Z');
    expect(nearness('2026-11-21T21:45:00.000Z', now)).toBe('today');
    expect(nearness('2026-11-21T22:00:00.000Z', now)).toBe('tomorrow');
    expect(nearness('2026-11-23T08:00:00.000Z', now)).toBeNull();
    expect(nearness('2026-11-20T08:00:00.000Z', now)).toBeNull();
  });

  test('counts the long day of autumn as one', () => {
    const now = new Date('2026-10-24T21:30:00Z');
    expect(nearness('2026-10-25T21:59:00.000Z', now)).toBe('today');
    expect(nearness('2026-10-25T22:00:00.000Z', now)).toBe('tomorrow');
  });
});
