import { keptText, type TextProblem, type TextRules, textErrors } from '#contract/calls/text-rule.ts';
import { isEmail, OWN_EMAIL_MAX } from '#contract/values/email.ts';
import { isFinnishPhone, normalizePhone, OWN_PHONE_MAX } from '#contract/values/phone.ts';

/** The patient's own contact form (INFO-03 to INFO-08), for forms and the server alike. */
export interface ContactDetails {
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly postOffice: string;
}

export type ContactField = keyof ContactDetails;
/** The fields to reach somebody by. */
export type EmailOrPhoneField = Extract<ContactField, 'emailAddress' | 'phoneNumber'>;
/** The fields of the postal address. */
export type AddressField = Extract<ContactField, 'streetAddress' | 'postalCode' | 'postOffice'>;

export function isEmailOrPhoneField(field: string): field is EmailOrPhoneField {
  return field === 'emailAddress' || field === 'phoneNumber';
}

export function isAddressField(field: string): field is AddressField {
  return field === 'streetAddress' || field === 'postalCode' || field === 'postOffice';
}

/** Minimum and maximum length of a street and of a post office. */
export const ADDRESS_MIN = 2;
export const ADDRESS_MAX = 30;
const POSTAL_CODE_LENGTH = 5;

/** Five digits. */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** In the order of the form. */
const RULES: TextRules<ContactField> = {
  emailAddress: { max: OWN_EMAIL_MAX, isValid: (text) => isEmail(text) },
  phoneNumber: { max: OWN_PHONE_MAX, kept: normalizePhone, isValid: (text) => isFinnishPhone(text) },
  streetAddress: { min: ADDRESS_MIN, max: ADDRESS_MAX },
  postalCode: { max: POSTAL_CODE_LENGTH, isValid: isPostalCode },
  postOffice: { min: ADDRESS_MIN, max: ADDRESS_MAX },
};

/** What is known of somebody, as a form shows it: empty where it is not. */
export function knownContact(
  known: { readonly [Field in ContactField]?: string | null } | null,
): ContactDetails {
  const fields = Object.keys(RULES) as ContactField[];
  return Object.fromEntries(fields.map((field) => [field, known?.[field] ?? ''])) as Record<
    ContactField,
    string
  >;
}

/** The details as stored: trimmed, the number international and without spaces. */
export function normalizeContact(details: ContactDetails): ContactDetails {
  const fields = Object.keys(RULES) as ContactField[];
  const kept = fields.map((field) => [field, keptText(details[field], RULES[field])]);
  return Object.fromEntries(kept) as Record<ContactField, string>;
}

/**
 * What is wrong with the details, in the order of the form, as they will be kept.
 *
 * @param guardianActs they are a child's, and a guardian saves them
 */
export function contactErrors(
  details: ContactDetails,
  { guardianActs = false } = {},
): readonly { readonly field: ContactField; readonly code: TextProblem }[] {
  const errors = textErrors(RULES, details);
  // The guardian is reached, so the child need not be.
  return guardianActs
    ? errors.filter(({ field, code }) => code !== 'required' || !isEmailOrPhoneField(field))
    : errors;
}
