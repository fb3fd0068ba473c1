/** A number as it is stored: its country calling code ('+358') and the rest, as typed. */
export interface PhoneParts {
  readonly code: string;
  readonly rest: string;
}

/** How the ITU assigns country codes (E.164): of one digit, of two, and all others of three. */
const CALLING_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/** Countries where the leading 0 always belongs to the number. */
const KEEPS_ZERO: readonly string[] = ['+39', '+378', '+379'];

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s().\u2010-\u2015-]/g, '');

/** Splits an international number; null if it does not begin with a whole country code. */
export function splitPhone(text: string): PhoneParts | null {
  const international = plain(text).replace(/^00(?=[1-9])/, '+');
  const code = CALLING_CODE.exec(international)?.[0];
  return code === undefined ? null : { code, rest: international.slice(code.length) };
}

/**
 * The number in E.164: '+358401234567'. Spaces, hyphens and the leading 0 are left out; anything else
 * that was typed stays, so that a check can refuse it.
 * @returns '' where no number was typed
 */
export function toE164({ code, rest }: PhoneParts): string {
  const digits = plain(rest);
  if (digits === '') return '';
  return code + (KEEPS_ZERO.includes(code) ? digits : digits.replace(/^0/, ''));
}

/** The part after the country code in groups that are easy to compare: '40 123 4567'. */
export function groupPhone(rest: string): string {
  const digits = plain(rest);
  if (!/^\d{5,}$/.test(digits)) return rest.trim();
  const first = digits.startsWith('0') ? 3 : 2;
  const groups = digits.slice(first).match(/\d{3}(?=\d{3})|\d+/g) ?? [];
  return [digits.slice(0, first), ...groups].join(' ');
}
