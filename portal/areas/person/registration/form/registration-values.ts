import {
  type AddressField,
  type ContactDetails,
  contactErrors,
  knownContact,
} from '#areas/person/shared/patients/contact-details.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import type { Language } from '#contract/language/language.ts';
import type { SessionState } from '#contract/session/session.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import type { ChildFields, PersonFields, RegistrationFields } from '../rules.ts';

/** What the server knows of the person who registers. */
export type RegistrationStart = AnswerOf<'GET /api/user/register'>;

/** The child's fields by the names that the server gives them. */
type ChildValues = { readonly [Field in keyof ChildFields as `child.${Field}`]: ChildFields[Field] };

/** What somebody writes and ticks to register. */
export interface RegistrationValues extends ContactDetails, ChildValues {
  readonly language: Language;
  readonly acceptsTerms: boolean;
  /** Where a child may be registered beside oneself. */
  readonly isWithChild: boolean;
}

/** A guardian's child whom the population register has named. */
export type KnownChild = Partial<PersonFields>;

/** Contact details that somebody has typed elsewhere in the portal. */
export type TypedContact = Partial<Pick<ContactDetails, 'emailAddress' | 'phoneNumber'>>;

export interface Known {
  /** What was typed elsewhere, where the portal does not know it. */
  readonly typed?: TypedContact | undefined;
  readonly knownChild?: KnownChild | undefined;
  /** Of the page. */
  readonly language: Language;
}

/** What the form begins with. */
export function knownValues(
  { patient }: RegistrationStart,
  { typed = {}, knownChild = {}, language }: Known,
): RegistrationValues {
  const known = knownContact(patient);
  return {
    ...known,
    emailAddress: known.emailAddress || typed.emailAddress || '',
    phoneNumber: known.phoneNumber || typed.phoneNumber || '',
    language: patient?.language ?? language,
    acceptsTerms: false,
    isWithChild: true,
    'child.firstNames': knownChild.firstNames ?? '',
    'child.lastName': knownChild.lastName ?? '',
    'child.identityCode': knownChild.identityCode ?? '',
    'child.isGuardianHasSameAddress': true,
    'child.streetAddress': '',
    'child.postalCode': '',
    'child.postOffice': '',
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
function childOf(values: RegistrationValues): ChildFields {
  const isGuardianHasSameAddress = values['child.isGuardianHasSameAddress'];
  const address = (field: AddressField) => (isGuardianHasSameAddress ? '' : values[`child.${field}`]);
  return {
    firstNames: values['child.firstNames'].trim(),
    lastName: values['child.lastName'].trim(),
    identityCode: normalizeIdentityCode(values['child.identityCode']),
    isGuardianHasSameAddress,
    streetAddress: address('streetAddress'),
    postalCode: address('postalCode'),
    postOffice: address('postOffice'),
  };
}

/** What is sent to complete what is known of a patient. */
export function contactBody(values: RegistrationValues): ContactDetails & { readonly language: Language } {
  const { emailAddress, phoneNumber, streetAddress, postalCode, postOffice, language } = values;
  return { emailAddress, phoneNumber, streetAddress, postalCode, postOffice, language };
}

/** What is sent to register. */
export function registrationBody(
  start: RegistrationStart,
  values: RegistrationValues,
  isWithChild: boolean,
): RegistrationFields & { readonly language: Language } {
  return {
    ...start.person,
    ...contactBody(values),
    acceptsTerms: values.acceptsTerms || start.patient !== null,
    ...(isWithChild && { child: childOf(values) }),
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
