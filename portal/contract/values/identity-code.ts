import { isCalendarDay } from '../time/calendar-day.ts';
import { CHECK_CHARACTERS } from './identity-code-end.ts';

/** Finnish personal identity codes (IDENT-04): `DDMMYY`, separator, three digits, check character. */

/** Separators by the first two digits of the year; the first of each is the one assigned today. */
const SEPARATORS = { 18: '+', 19: '-YXWVU', 20: 'ABCDEF' } as const;
const SHAPE = /^(\d\d)(\d\d)(\d\d)([-+A-FU-Y])(\d{3})([\dA-Y])$/;
const FIRST_REAL = 2;
const FIRST_DEVELOPMENT = 900;

export type IdentityCodeRefusal =
  | 'malformed'
  | 'noSuchDay'
  | 'bornInFuture'
  | 'wrongCheckCharacter'
  | 'numberNotInUse'
  | 'developmentCode';

export interface IdentityCode {
  readonly valid: true;
  /** The code as stored and compared: upper case. */
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly sex: 'female' | 'male';
}

export interface IdentityCodeOptions {
  /** Accepts individual numbers 900–999, which no real person has. */
  readonly acceptDevelopment: boolean;
  /** Today in Helsinki, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Reads an identity code in any letter case, or says why it is invalid. */
export function parseIdentityCode(
  text: string,
  { acceptDevelopment, today }: IdentityCodeOptions,
): IdentityCode | { readonly valid: false; readonly reason: IdentityCodeRefusal } {
  const code = text.trim().toUpperCase();
  const [, day = '', month = '', year = '', separator = '', digits = '', check] = SHAPE.exec(code) ?? [];
  if (!check) return refuse('malformed');
  const century = Object.entries(SEPARATORS).find(([, separators]) => separators.includes(separator))?.[0];
  const birthDate = `${century}${year}-${month}-${day}`;
  const number = Number(digits);
  if (!isCalendarDay(birthDate)) return refuse('noSuchDay');
  if (check !== checkCharacter(day + month + year, digits)) return refuse('wrongCheckCharacter');
  if (birthDate > today) return refuse('bornInFuture');
  if (number < FIRST_REAL) return refuse('numberNotInUse');
  if (number >= FIRST_DEVELOPMENT && !acceptDevelopment) return refuse('developmentCode');
  return { valid: true, code, birthDate, sex: number % 2 === 0 ? 'female' : 'male' };
}

/** Whether a text is a valid code with any birth date: real or of the development form. */
export function isIdentityCode(text: string): boolean {
  return parseIdentityCode(text, { acceptDevelopment: true, today: '9999-12-31' }).valid;
}

/**
 * Makes the code of a person, with the separator assigned first in their century.
 *
 * @param birthDate `YYYY-MM-DD`, in the years 1800–2099
 * @param individualNumber 2–999; even for a girl or a woman; 900–999 for nobody real
 * @throws on a day that does not exist or a number out of range
 */
export function formatIdentityCode(birthDate: string, individualNumber: number): string {
  const century = birthDate.slice(0, 2) as unknown as keyof typeof SEPARATORS;
  const separator = SEPARATORS[century]?.[0];
  const inRange =
    Number.isInteger(individualNumber) && individualNumber >= FIRST_REAL && individualNumber < 1000;
  if (!separator || !isCalendarDay(birthDate) || !inRange)
    throw new Error('Nobody has such an identity code');
  const date = birthDate.slice(8) + birthDate.slice(5, 7) + birthDate.slice(2, 4);
  const digits = String(individualNumber).padStart(3, '0');
  return date + separator + digits + checkCharacter(date, digits);
}

function checkCharacter(date: string, digits: string): string | undefined {
  return CHECK_CHARACTERS[Number(date + digits) % CHECK_CHARACTERS.length];
}

function refuse(reason: IdentityCodeRefusal): {
  readonly valid: false;
  readonly reason: IdentityCodeRefusal;
} {
  return { valid: false, reason };
}
