import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUARDIAN_PHONE_MAX, isFinnishPhone, normalizePhone } from './phone.ts';

test.each([
  ['0401234567', '+358401234567'],
  [' 040 123 4567 ', '+358401234567'],
  ['040\u00a0123 4567', '+358401234567'],
  ['00358401234567', '+358401234567'],
  ['+358 40 123 4567', '+358401234567'],
  ['+46701234567', '+46701234567'],
  ['', ''],
])('%j becomes %j', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
});

test.each([
  '+358401234567',
  '0401234567',
  '0103803838',
  '012345',
  '+35812345',
  '+35840123456789'.slice(0, 15),
])('%s is a Finnish number', (phone) => {
  expect(isFinnishPhone(phone)).toBe(true);
});

test.each([
  '',
  '+358',
  '01234',
  '+3581234',
  '+3580401234567',
  '00401234567',
  '+46701234567',
  '401234567',
  '040 1234567',
  '040-1234567',
  '04012345a7',
  '٠٤٠١٢٣٤٥٦٧',
  '0401234567\n',
])('%j is none', (phone) => {
  expect(isFinnishPhone(phone)).toBe(false);
});

test('has a maximum length that depends on its owner', () => {
  expect(isFinnishPhone(`04${'1'.repeat(13)}`)).toBe(true);
  expect(isFinnishPhone(`04${'1'.repeat(14)}`)).toBe(false);
  expect(isFinnishPhone(`04${'1'.repeat(18)}`, GUARDIAN_PHONE_MAX)).toBe(true);
  expect(isFinnishPhone(`04${'1'.repeat(19)}`, GUARDIAN_PHONE_MAX)).toBe(false);
  expect(isFinnishPhone(`04${'1'.repeat(19)}`, 99)).toBe(true);
  expect(isFinnishPhone(`04${'1'.repeat(20)}`, 99)).toBe(false);
});

/** Finnish numbers and nearly Finnish ones, up to beyond the longest, as people type them. */
const typed = fc.stringMatching(/^\s?(0|00358|\+358|\+46)[ \u00a0]?[0-9][\d ]{0,20}\s?$/);

test('normalising twice changes nothing, and keeps a Finnish number Finnish', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), typed), (text) => {
      const once = normalizePhone(text);
      expect(normalizePhone(once)).toBe(once);
      if (isFinnishPhone(text, 12)) expect(isFinnishPhone(once)).toBe(true);
    }),
  );
});
