import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  type ContactDetails,
  type ContactField,
  contactErrors,
  isAddressField,
  knownContact,
  normalizeContact,
} from '#areas/person/shared/patients/contact-details.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { Language } from '#contract/language/language.ts';
import { GUARDIAN_EMAIL_MAX, OWN_EMAIL_MAX } from '#contract/values/email.ts';
import { GUARDIAN_PHONE_MAX, OWN_PHONE_MAX } from '#contract/values/phone.ts';
import type { Guardian, Patient } from '../contact-contract.ts';
import {
  GUARDIAN_ADDRESS_MAX,
  GUARDIAN_NAME_MAX,
  guardianErrors,
  MAX_GUARDIANS,
  normalizeGuardian,
} from '../rules.ts';

/** What the form of the own contact information holds. */
export interface ContactValues extends ContactDetails {
  readonly language: Language;
  readonly guardians: readonly Guardian[];
}

/** What the portal keeps of a patient, as the form shows it. */
export function knownValues(patient: Patient, guardians: readonly Guardian[]): ContactValues {
  return { ...knownContact(patient), language: patient.language, guardians };
}

export const NEW_GUARDIAN: Guardian = {
  type: null,
  name: '',
  phone: '',
  emailAddress: '',
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

/** What is sent: as it will be kept. */
export function bodyOf({ guardians, language, ...contact }: ContactValues) {
  return { ...normalizeContact(contact), language, guardians: guardians.map(normalizeGuardian) };
}

/** What is wrong with the values, in the order of the form, which may have none of the contact information. */
export function contactFormErrors(
  { guardians, ...contact }: ContactValues,
  { isContactHidden = false, guardianActs = false } = {},
): readonly FieldError[] {
  return [...(isContactHidden ? [] : contactErrors(contact, { guardianActs })), ...guardianErrors(guardians)];
}

/** A field's own name, and whose it is: `guardians.1.phone` is the second guardian's `phone`. */
export function partsOf(field: string): { readonly name: string; readonly guardian: number | null } {
  const [, index, name] = /^guardians\.(\d)\.(\w+)$/.exec(field) ?? [];
  return name ? { name, guardian: Number(index) } : { name: field, guardian: null };
}

/** Most characters of each field, in the order of the form. */
const OWN_MAX: Readonly<Record<ContactField, number>> = {
  emailAddress: OWN_EMAIL_MAX,
  phoneNumber: OWN_PHONE_MAX,
  streetAddress: ADDRESS_MAX,
  postalCode: 5,
  postOffice: ADDRESS_MAX,
};
const GUARDIAN_MAX: Readonly<Record<string, number>> = {
  name: GUARDIAN_NAME_MAX,
  phone: GUARDIAN_PHONE_MAX,
  emailAddress: GUARDIAN_EMAIL_MAX,
  streetAddress: GUARDIAN_ADDRESS_MAX,
  postalCode: 5,
  postOffice: GUARDIAN_ADDRESS_MAX,
};

/** Every field that the form may have, in its order on the page, as the server names it. */
export const FIELDS: readonly string[] = [
  ...Object.keys(OWN_MAX),
  'guardians',
  ...Array.from({ length: MAX_GUARDIANS }, (_, at) =>
    Object.keys(GUARDIAN_MAX).map((name) => `guardians.${at}.${name}`),
  ).flat(),
];

/** Where the text of an error stands: with the fields that features share, or with this one's. */
export type ErrorText =
  | { readonly shared: ContactField | 'tooLong' | 'tooShort'; readonly n: number }
  | { readonly own: 'name' | 'phone' | 'emailAddress' | 'tooMany' | 'unknown' };

/** The message for what is wrong with a field, with the number that it names (INFO-07). */
export function errorText({ field, code }: FieldError): ErrorText {
  const { name, guardian } = partsOf(field);
  const max = guardian === null ? OWN_MAX[name as ContactField] : GUARDIAN_MAX[name];
  if (field === 'guardians') return { own: 'tooMany' };
  if (max === undefined) return { own: 'unknown' };
  // Its one message says both how long it is and of what it is made.
  if (name === 'postalCode') return { shared: 'postalCode', n: max };
  if (code === 'tooLong') return { shared: 'tooLong', n: max };
  if (code === 'tooShort') return { shared: 'tooShort', n: ADDRESS_MIN };
  if (guardian !== null && !isAddressField(name)) return { own: name as 'name' | 'phone' | 'emailAddress' };
  return { shared: name as ContactField, n: max };
}
