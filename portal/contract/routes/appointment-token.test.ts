import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentToken, isAppointmentToken, parseAppointmentToken } from './appointment-token.ts';

const encode = (text: string) => Buffer.from(text, 'latin1').toString('base64url');

describe('appointment tokens', () => {
  test('of a pair are read back', () => {
    const secret = fc.stringMatching(/^[\w-]{16,100}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), secret, (appointmentId, secret) => {
        expect(parseAppointmentToken(appointmentToken(appointmentId, secret))).toEqual({
          shape: 'pair',
          appointmentId,
          secret,
        });
      }),
    );
  });

  test('of 20 letters and digits have the other shape, even where they are valid base64', () => {
    const token = encode('1_abcdefghijklm');
    expect(token).toMatch(/^[A-Za-z\d]{20}$/);
    expect(parseAppointmentToken(token)).toEqual({ shape: 'alphanumeric', token });
  });

  test('of a pair never get the length of the other shape', () => {
    expect(() => appointmentToken(1, 'abcdefghijklm')).toThrow();
    expect(() => appointmentToken(1, 'abcdefghijkl')).not.toThrow();
  });

  test.each([
    ['nothing', ''],
    ['19 letters', 'a'.repeat(19)],
    ['21 letters', 'a'.repeat(21)],
    ['20 characters with a sign', `${'a'.repeat(19)}-`],
    ['plain base64', encode('12_abcdefgh>>>??').replaceAll('-', '+').replaceAll('_', '/')],
    ['padding', `${encode('12_abcdefghijk')}==`],
    ['spare bits', `${encode('12_abcdefghi').slice(0, -1)}x9`],
    ['one value', encode('12345678901')],
    ['no appointment', encode('_abcdefghijkl')],
    ['appointment zero', encode('0_abcdefghijkl')],
    ['a short secret', encode('12345678_abc')],
    ['bytes beyond ASCII', encode('12_abcdefgh\u00ff\u00fe')],
    ['a token too long', encode(`1_${'a'.repeat(200)}`)],
  ])('are not %s', (_, token) => {
    expect(isAppointmentToken(token)).toBe(false);
  });

  test('need well-formed parts', () => {
    expect(() => appointmentToken(0, 'abcdefghijklmnop')).toThrow();
    expect(() => appointmentToken(1.5, 'abcdefghijklmnop')).toThrow();
    expect(() => appointmentToken(1, 'ä'.repeat(16))).toThrow();
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAppointmentToken(text)));
  });
});
