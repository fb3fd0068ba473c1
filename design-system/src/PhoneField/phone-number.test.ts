import { describe, expect, it } from 'vitest';
import { CALLING_CODES } from './calling-codes.ts';
import { groupPhone, splitPhone, toE164 } from './phone-number.ts';

describe('an international number', () => {
  it.each([
    ['+358 40 123 4567', '+358', '401234567'],
    ['0046 70-123 45 67', '+46', '701234567'],
    ['+1 (212) 555-0100', '+1', '2125550100'],
    ['+3584', '+358', '4'],
  ])('%s is split after %s', (text, code, rest) => {
    expect(splitPhone(text)).toEqual({ code, rest });
  });

  it.each(['', '040 123 4567', '+', '+35', '00', '+0'])('is not "%s"', (text) => {
    expect(splitPhone(text)).toBeNull();
  });

  it.each(Object.entries(CALLING_CODES))('of %s is split after its own code %s', (_country, code) => {
    expect(splitPhone(`${code}123`)).toEqual({ code, rest: '123' });
  });
});

describe('how a number is stored', () => {
  it.each([
    ['+358', '040 123 4567', '+358401234567'],
    ['+358', '40-123 4567', '+358401234567'],
    ['+39', '06 1234 5678', '+390612345678'],
    ['+358', ' ', ''],
    ['+358', '04o 123', '+3584o123'],
  ])('%s %s is %s', (code, rest, number) => {
    expect(toE164({ code, rest })).toBe(number);
  });
});

describe('groups', () => {
  it.each([
    ['401234567', '40 123 4567'],
    ['0401234567', '040 123 4567'],
    ['701234567', '70 123 4567'],
    ['2125550100', '21 255 50100'],
    ['1234', '1234'],
    ['04o', '04o'],
  ])('%s is read as %s', (rest, grouped) => {
    expect(groupPhone(rest)).toBe(grouped);
  });
});
