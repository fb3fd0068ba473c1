import type { AnswerOf } from '#client/calls/api.ts';
import type { Language } from '#contract/language/language.ts';
import type { SessionState } from '#contract/session/session.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code.ts';
import { type AddressField, type ContactDetails, contactErrors } from '#domain/patients/contact-details.ts';
import type { ChildFields, PersonFields, RegistrationFields } from '../rules.ts';

/** What the server knows of the person who registers. */
export type RegistrationStart = AnswerOf<'GET /api/user/register'>;

/** What somebody writes and ticks to register. */
export interface RegistrationValues {
  /** What was typed; the rest is what the portal knows. */
  readonly contact: Partial<ContactDetails>;
  /** Null until chosen: the language of the page. */
  readonly language: Language | null;
  readonly acceptsTerms: boolean;
  /** Null until chosen. */
  readonly isWithChild: boolean | null;
  /** What was typed of the child; the rest is what the population register has told. */
  readonly child: Partial<ChildFields>;
}

export const NO_VALUES: RegistrationValues = {
  contact: {},
  language: null,
  acceptsTerms: false,
  isWithChild: null,
  child: {},
};

const NO_CHILD: ChildFields = {
  firstNames: '',
  lastName: '',
  identityCode: '',
  isGuardianHasSameAddress: true,
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

/** A guardian's child whom the population register has named. */
export type KnownChild = Partial<PersonFields>;

/** What the child's fields show: what was typed, or is known. */
export function childShown({ child }: RegistrationValues, known: KnownChild = {}): ChildFields {
  return { ...NO_CHILD, ...known, ...child };
}

/** Contact details that somebody has typed elsewhere in the portal. */
export type TypedContact = Partial<Pick<ContactDetails, 'emailAddress' | 'phoneNumber'>>;

const NOTHING_KNOWN: ContactDetails = {
  emailAddress: '',
  phoneNumber: '',
  streetAddress: '',
  postalCode: '',
  postOffice: '',
};

/** What the contact fields show: what was typed here, or is known, or was typed elsewhere. */
export function contactOf(
  { patient }: RegistrationStart,
  values: RegistrationValues,
  typed: TypedContact = {},
): ContactDetails {
  const { emailAddress, phoneNumber, streetAddress, postalCode, postOffice } = patient ?? NOTHING_KNOWN;
  const known = { emailAddress, phoneNumber, streetAddress, postalCode, postOffice };
  return {
    ...known,
    ...(!emailAddress && typed.emailAddress && { emailAddress: typed.emailAddress }),
    ...(!phoneNumber && typed.phoneNumber && { phoneNumber: typed.phoneNumber }),
    ...values.contact,
  };
}

/**
 * What a registration is about: oneself, with a child or without; the child of somebody who is a patient already; what
 * the portal does not know of a patient yet; or nothing.
 */
export type RegistrationMode = 'self' | 'child' | 'complete' | 'none';

/** Whose matters the session is about. */
type Acting = Pick<SessionState, 'actingFor'>;

export function modeOf(start: RegistrationStart, session: Acting): RegistrationMode {
  return start.patient !== null && start.mayRegisterChild ? 'child' : ownModeOf(start, session);
}

/** The same where nobody but oneself can be registered. */
export function ownModeOf(
  { patient }: RegistrationStart,
  { actingFor }: Acting,
): Exclude<RegistrationMode, 'child'> {
  if (patient === null) return 'self';
  // What is known is the guardian's, and what they save meanwhile is the child's.
  if (actingFor) return 'none';
  return contactErrors(patient).length > 0 ? 'complete' : 'none';
}

/** The child as the rules and the server take them: without an address where it is the guardian's. */
function childOf(child: ChildFields): ChildFields {
  const address = (field: AddressField) => (child.isGuardianHasSameAddress ? '' : child[field]);
  return {
    firstNames: child.firstNames.trim(),
    lastName: child.lastName.trim(),
    identityCode: normalizeIdentityCode(child.identityCode),
    isGuardianHasSameAddress: child.isGuardianHasSameAddress,
    streetAddress: address('streetAddress'),
    postalCode: address('postalCode'),
    postOffice: address('postOffice'),
  };
}

/** What is sent to register. */
export function registrationBody(
  start: RegistrationStart,
  values: RegistrationValues,
  { contact, child }: { readonly contact: ContactDetails; readonly child: ChildFields | null },
): RegistrationFields {
  return {
    ...start.person,
    ...contact,
    acceptsTerms: values.acceptsTerms || start.patient !== null,
    ...(child && { child: childOf(child) }),
  };
}

/** The controls in their order on the page, by the names of the wrong fields. */
export const FIELDS = [
  'child.firstNames',
  'child.lastName',
  'child.identityCode',
  'child.streetAddress',
  'child.postalCode',
  'child.postOffice',
  'emailAddress',
  'phoneNumber',
  'streetAddress',
  'postalCode',
  'postOffice',
  'acceptsTerms',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Id of a field's control, which the error summary links to. */
export const fieldId = (field: FieldName): string => `register-${field.replace('.', '-')}`;

/** The code of what is wrong with each field. */
export type FieldCodes = Readonly<Partial<Record<FieldName, string>>>;

/** The codes by field; null if one of the fields is none of the form's. */
export function fieldCodes(
  errors: readonly { readonly field: string; readonly code: string }[],
): FieldCodes | null {
  const isKnown = errors.every(({ field }) => FIELDS.includes(field as FieldName));
  return isKnown ? Object.fromEntries(errors.map(({ field, code }) => [field, code])) : null;
}
