import type { TextRules } from '#contract/calls/text-rule.ts';
import { isEmail, OWN_EMAIL_MAX } from '#contract/values/email.ts';

/** What the payment provider takes at most. */
export const LARGEST_SUM_CENTS = 99_999_998;

/** What is printed on an invoice, as somebody types it who pays it without a login, and where the receipt goes. */
export const guestFields = {
  invoiceNumber: {
    max: 30,
    kept: (typed) => typed.replaceAll(/\s/g, ''),
    isValid: (text) => /^[A-Za-z\d-]+$/.test(text),
  },
  sum: { max: 20, isValid: (text) => typedCents(text) !== null },
  email: { max: OWN_EMAIL_MAX, isValid: (text) => isEmail(text) },
} as const satisfies TextRules<string>;

/** Whole cents of a sum as people type it: `153,70`, `1 284.50 €`, `90`; null for anything else. Read as digits: cents are exact. */
export function typedCents(typed: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(typed.replaceAll(/[\s€]/g, '')) ?? [];
  const sum = euros === undefined ? 0 : Number(euros + cents);
  return sum > 0 && sum <= LARGEST_SUM_CENTS ? sum : null;
}
