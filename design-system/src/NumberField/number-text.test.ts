import { describe, expect, it } from 'vitest';
import { keepNumberSigns, readNumber, stepFrom, writeNumber } from './number-text.ts';

describe('what is typed as a number', () => {
  it.each([
    ['36,6', 'fi-FI', 36.6],
    ['36.6', 'fi-FI', 36.6],
    ['36,6', 'en-GB', 36.6],
    ['1 234,5', 'fi-FI', 1234.5],
    ['1,234', 'en-GB', 1234],
    ['1,234.5', 'en-GB', 1234.5],
    ['1,234', 'fi-FI', 1.234],
    ['1.234.567', 'fi-FI', 1_234_567],
    ['−5', 'fi-FI', -5],
    [',5', 'fi-FI', 0.5],
    ['7,', 'fi-FI', 7],
    ['', 'fi-FI', null],
    ['-', 'fi-FI', null],
    [',', 'fi-FI', null],
    ['5-5', 'fi-FI', null],
  ])('%s in %s is %s', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });

  it.each(['fi-FI', 'sv-FI', 'en-GB'])('is read back as it was written in %s', (locale) => {
    for (const value of [0, -1, 36.6, 1234.5, 1_234_567.25, -0.125, 1000]) {
      expect(readNumber(writeNumber(value, locale, 0), locale)).toBe(value);
    }
  });

  it('loses letters, and keeps digits of any width', () => {
    expect(keepNumberSigns('1７5 cm')).toBe('175 ');
  });
});

describe('a step', () => {
  const bounds = { min: 0, max: 10, step: 0.1 };
  it.each([
    [0.1, 1, 0.2],
    [0.2, 1, 0.3],
    [10, 1, 10],
    [0, -10, 0],
    [null, 1, 0],
    [null, Infinity, 10],
    [3, -Infinity, 0],
    [1.25, 1, 1.35],
  ])('from %s by %s leads to %s', (value, by, next) => {
    expect(stepFrom(value, by, bounds)).toBe(next);
  });
});
