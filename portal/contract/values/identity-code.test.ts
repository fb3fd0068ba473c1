import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIdentityCode, isIdentityCode, parseIdentityCode } from './identity-code.ts';
import { normalizeIdentityCode } from './identity-code-text.ts';

const options = { acceptDevelopment: true, today: '2026-11-21' };
const CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const dayOfBirth = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const reason = (text: string, more = {}) => {
  const result = parseIdentityCode(text, { ...options, ...more });
  return result.valid ? 'valid' : result.reason;
};

describe('identity codes', () => {
  test.each([
    ['140385-902F', '1985-03-14', 'female'],
    ['021179-905R', '1979-11-02', 'male'],
    ['250655-908E', '1955-06-25', 'female'],
    ['090190-9117', '1990-01-09', 'male'],
    ['300886-914F', '1986-08-30', 'female'],
    ['211298-9217', '1998-12-21', 'male'],
    ['070771-9249', '1971-07-07', 'female'],
    ['280282-9372', '1982-02-28', 'male'],
    ['121076-928B', '1976-10-12', 'female'],
    ['190488-9317', '1988-04-19', 'male'],
    ['030969-9344', '1969-09-03', 'female'],
  ])('%s is the code of somebody born on %s (%s)', (code, birthDate, sex) => {
    expect(parseIdentityCode(code, options)).toEqual({ valid: true, code, birthDate, sex });
  });

  test.each([
    ['', 'malformed'],
    ['140385902F', 'malformed'],
    ['140385-902FF', 'malformed'],
    ['140385*902F', 'malformed'],
    ['140385G902F', 'malformed'],
    ['140385-902Q', 'wrongCheckCharacter'],
    ['140385-902I', 'wrongCheckCharacter'],
    ['140385-902H', 'wrongCheckCharacter'],
    ['320185-9029', 'noSuchDay'],
    ['000185-9029', 'noSuchDay'],
    ['290285-9029', 'noSuchDay'],
    ['140085-9029', 'noSuchDay'],
    ['141385-9029', 'noSuchDay'],
  ])('%j is refused: %s', (code, expected) => {
    expect(reason(code)).toBe(expected);
  });

  test('may be typed in small letters and with spaces around', () => {
    expect(parseIdentityCode(' 140385-902f ', options)).toMatchObject({ valid: true, code: '140385-902F' });
  });

  test('may be born today, not tomorrow', () => {
    expect(reason(formatIdentityCode('2026-11-21', 902))).toBe('valid');
    expect(reason(formatIdentityCode('2026-11-22', 902))).toBe('bornInFuture');
  });

  test('run from 002 to 899 for real people, from 900 to 999 in development', () => {
    const withNumber = (number: number) => formatIdentityCode('1985-03-14', number);
    const real = { acceptDevelopment: false };
    expect([2, 899, 900, 999].map((number) => reason(withNumber(number), real))).toEqual([
      'valid',
      'valid',
      'developmentCode',
      'developmentCode',
    ]);
    expect([900, 999].map((number) => reason(withNumber(number)))).toEqual(['valid', 'valid']);
  });

  test('000 and 001 are not assigned', () => {
    const check = (digits: string) => '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`140385${digits}`) % 31];
    expect(['000', '001', '002'].map((digits) => reason(`140385-${digits}${check(digits)}`))).toEqual([
      'numberNotInUse',
      'numberNotInUse',
      'valid',
    ]);
  });

  test('are read back in every century, with every separator', () => {
    const separators = { 18: '+', 19: '-YXWVU', 20: 'ABCDEF' };
    fc.assert(
      fc.property(dayOfBirth, fc.integer({ min: 2, max: 999 }), fc.nat(), (birthDate, number, pick) => {
        const all = separators[birthDate.slice(0, 2) as unknown as keyof typeof separators];
        const given = formatIdentityCode(birthDate, number);
        const code = given.slice(0, 6) + all[pick % all.length] + given.slice(7);
        const sex = number % 2 ? 'male' : 'female';
        expect(parseIdentityCode(code.toLowerCase(), options)).toEqual({ valid: true, code, birthDate, sex });
      }),
    );
  });

  test('with one wrong digit are refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 8, 9), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const code = '140385-902F';
        const digit = (Number(code[at]) + shift) % 10;
        expect(reason(code.slice(0, at) + digit + code.slice(at + 1))).not.toBe('valid');
      }),
    );
  });

  test('have exactly one right check character of the 31', () => {
    fc.assert(
      fc.property(dayOfBirth, fc.integer({ min: 2, max: 999 }), (birthDate, number) => {
        const code = formatIdentityCode(birthDate, number);
        const reasons = [...CHECKS].map((check) => reason(code.slice(0, -1) + check));
        expect(reasons.filter((each) => each === 'valid')).toHaveLength(1);
        expect(new Set(reasons)).toEqual(new Set(['valid', 'wrongCheckCharacter']));
      }),
    );
  });

  test('of days that do not exist are refused in every century, with a right check character, too', () => {
    const twoDigits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    const separator = fc.constantFrom(...'+-YXWVUABCDEF');
    fc.assert(
      fc.property(twoDigits, twoDigits, twoDigits, separator, (day, month, year, mark) => {
        const century = mark === '+' ? '18' : '-YXWVU'.includes(mark) ? '19' : '20';
        const [date, digits] = [day + month + year, '902'];
        const code = `${date}${mark}${digits}${CHECKS[Number(date + digits) % 31]}`;
        const written = `${century}${year}-${month}-${day}`;
        const exists =
          !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written);
        const told = !exists ? 'noSuchDay' : written > options.today ? 'bornInFuture' : 'valid';
        expect(reason(code)).toBe(told);
      }),
    );
  });

  test('know which centuries leap', () => {
    const born = (mark: string) => `290200${mark}902${CHECKS[290200902 % 31]}`;
    expect(['+', '-', 'A'].map((mark) => reason(born(mark)))).toEqual(['noSuchDay', 'noSuchDay', 'valid']);
  });

  test('have a separator that is in use', () => {
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    for (const mark of ascii.filter((each) => !'+-YXWVUABCDEF'.includes(each.toUpperCase()))) {
      expect(reason(`140385${mark}902F`)).toBe('malformed');
    }
  });

  test('are codes whenever their owner is born', () => {
    expect(isIdentityCode(formatIdentityCode('2090-01-01', 902))).toBe(true);
    expect(isIdentityCode('140385-902H')).toBe(false);
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseIdentityCode(text, options)));
  });

  test('cannot be made from invalid dates or numbers', () => {
    for (const [day, number] of [
      ['1985-02-29', 902],
      ['1799-01-01', 902],
      ['1985-03-14', 1],
      ['1985-03-14', 1000],
      ['1985-03-14', 2.5],
    ] as const) {
      expect(() => formatIdentityCode(day, number)).toThrow();
    }
  });

  test('are normalised as they are typed', () => {
    expect(normalizeIdentityCode('  140385-902fxyz ')).toBe('140385-902F');
    expect(normalizeIdentityCode('14038')).toBe('14038');
  });
});
