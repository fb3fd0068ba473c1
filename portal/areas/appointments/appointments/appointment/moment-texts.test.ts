import { describe, expect, test } from 'vitest';
import { daysUntil, isOfThisYear, nearness } from './moment-texts.ts';

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

test('days are counted by the calendar, over nights of any length', () => {
  expect(daysUntil('2026-03-30', '2026-03-28')).toBe(2);
  expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysUntil('2026-12-31', '2027-01-01')).toBe(-1);
});
