import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUARDIAN_EMAIL_MAX, isEmail } from './email.ts';

test.each([
  'aino.virtanen@posti.example',
  'a@b.fi',
  "o'neil+clinic@x-y.example.co",
  'AINO@POSTI.EXAMPLE',
  `a@${'b'.repeat(63)}.fi`,
  `${'a'.repeat(64)}@b.fi`,
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  '@b.fi',
  'a@',
  'a@b',
  'a@b.f',
  'a@b.f1',
  'a@.fi',
  'a@b..fi',
  'a@-b.fi',
  'a@b-.fi',
  '.a@b.fi',
  'a.@b.fi',
  'a..a@b.fi',
  'a a@b.fi',
  ' a@b.fi',
  'a@b.fi ',
  'a@b.fi\n',
  'a@b.fi\r\nBcc: c@d.fi',
  'a@b@c.fi',
  'a@b.fi,c@d.fi',
  'Aino <a@b.fi>',
  'a@[127.0.0.1]',
  'ä@b.fi',
  `a@${'b'.repeat(64)}.fi`,
  `${'a'.repeat(65)}@b.fi`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('has a maximum length that depends on its owner', () => {
  const ofLength = (length: number) => `${'a'.repeat(40)}@${'b'.repeat(length - 44)}.fi`;
  expect(isEmail(ofLength(78))).toBe(true);
  expect(isEmail(ofLength(79))).toBe(false);
  expect(isEmail(ofLength(100), GUARDIAN_EMAIL_MAX)).toBe(true);
  expect(isEmail(ofLength(101), GUARDIAN_EMAIL_MAX)).toBe(false);
});

test('no text makes the check slow', () => {
  const nasty = fc.stringMatching(/^[a.-]{0,40}@[a.-]{0,5000}-$/);
  fc.assert(
    fc.property(nasty, (text) => {
      // A backtracking pattern would not end within the test's time.
      expect(isEmail(text, Number.POSITIVE_INFINITY)).toBe(false);
    }),
  );
});
