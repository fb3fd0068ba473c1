import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internationalPhone, isCode, isSmsPhone, phoneEnd, withoutSpaces } from './rules.ts';

test.each([
  ['040 123 4567', '+358401234567'],
  [' +358 40 123 4567\t', '+358401234567'],
  ['358401234567', '+358401234567'],
  ['00358401234567', '+358401234567'],
  ['0046 70 123 45 67', '+46701234567'],
  ['\u00a0+46701234567', '+46701234567'],
  ['123456', '+123456'],
  ['012345', '+35812345'],
  ['123456789012345', '+123456789012345'],
])('codes can be sent to %j: %s', (typed, phone) => {
  const kept = withoutSpaces(typed);
  expect(isSmsPhone(kept)).toBe(true);
  expect(internationalPhone(kept)).toBe(phone);
});

test.each([
  '',
  '+',
  '12345',
  '+12345',
  '1234567890123456',
  '040-1234567',
  '(040)1234567',
  '++358401234567',
  '+358+401234567',
  '04012345a7',
  '٠٤٠١٢٣٤٥٦٧',
  '000000',
  '0401234567\n',
])('codes cannot be sent to %j', (phone) => {
  expect(isSmsPhone(phone)).toBe(false);
});

test('a number that is accepted has one international form, which is accepted, too', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{4,17}$/), (phone) => {
      fc.pre(isSmsPhone(phone));
      const international = internationalPhone(phone);
      expect(isSmsPhone(international)).toBe(true);
      expect(internationalPhone(international)).toBe(international);
    }),
  );
});

test.each(['0000', '0042', '9999'])('%s has the shape of a code', (code) => {
  expect(isCode(code)).toBe(true);
});

test.each(['', '123', '12345', '12 4', '12a4', '-123', '１２３４', '1234\n'])('%j has not', (code) => {
  expect(isCode(code)).toBe(false);
});

test('the end of a number is all that is shown of it', () => {
  expect(phoneEnd('+358401234501')).toBe('01');
});
