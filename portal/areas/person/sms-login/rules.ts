import type { TextRules } from '#contract/calls/text-rule.ts';

/** Most digits of an international number (ITU-T E.164). */
const MAX_DIGITS = 15;
const PHONE = new RegExp(`^\\+?\\d{6,${MAX_DIGITS}}$`);

/** A number as it was typed, trimmed and without its spaces (SMS-04). */
export function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Whether a text without spaces is a number that codes can be sent to: an optional `+`, then at least 6 digits. */
export function isSmsPhone(phone: string): boolean {
  return PHONE.test(phone) && /^\+[1-9]\d{5,14}$/.test(internationalPhone(phone));
}

/** The number that codes are to be sent to, as it is typed. */
export const phoneFields = {
  phoneNumber: { max: MAX_DIGITS + 1, kept: withoutSpaces, isValid: isSmsPhone },
} as const satisfies TextRules<'phoneNumber'>;

/** The same number in one form, `+358…`: a number that begins with one 0 is Finnish, with two it has its country. */
export function internationalPhone(phone: string): string {
  return phone
    .replace(/^00/, '+')
    .replace(/^0/, '+358')
    .replace(/^(?=\d)/, '+');
}

/** Whether a text has the shape of a code: four digits. */
export function isCode(text: string): boolean {
  return /^[0-9]{4}$/.test(text);
}

/** The end of a number that tells it from one's others and gives nobody the rest: '01' of '+358401234501'. */
export function phoneEnd(phone: string): string {
  return phone.slice(-2);
}
