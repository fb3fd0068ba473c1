import {
  type AgePolicy,
  type AgeProblem,
  ageProblem,
} from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { isEmail } from '#contract/values/email.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { isFinnishPhone, normalizePhone } from '#contract/values/phone.ts';
import { type InsuranceFields, insuranceErrors } from './rules-insurance.ts';
import type { ReservationTerms } from './rules-reservation.ts';

/** The rules of a reservation's fields (BOOK-24, BOOK-25), for the form and the server alike. */

export type ReservationField =
  | 'identityCode'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | keyof InsuranceFields
  | 'confirmsOccupational'
  | 'acceptsTerms'
  | 'acceptsBinding';

export type ReservationFieldCode = 'required' | 'invalid' | AgeProblem;

export interface ReservationFieldError {
  readonly field: ReservationField;
  readonly code: ReservationFieldCode;
}

export interface ContactFields {
  readonly email: string;
  readonly phone: string;
  readonly acceptsBinding: boolean;
}

/** Beyond that, what the way to book asks a signed-in person (WAY-03, WAY-04). */
export interface PatientFields extends ContactFields, InsuranceFields {
  readonly confirmsOccupational?: boolean | undefined;
}

export interface AnonymousFields extends ContactFields {
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptsTerms: boolean;
}

export interface ReservationCircumstances {
  /** The time starts within the binding notice hours. */
  readonly isBinding: boolean;
}

export interface PatientCircumstances extends ReservationCircumstances {
  readonly terms: Pick<ReservationTerms, 'insurers' | 'confirmation'>;
}

export interface AnonymousCircumstances extends ReservationCircumstances {
  /** Today in Helsinki, `YYYY-MM-DD`. */
  readonly today: string;
  /** Takes identity codes that no real person has. The browser takes them; the server decides. */
  readonly acceptsDevelopmentIdentityCodes: boolean;
  /** Whom the brand books for without a login. */
  readonly agePolicy: AgePolicy;
}

/** What is wrong with a signed-in person's reservation, in the order of the form. */
export function reservationErrors(
  fields: PatientFields,
  circumstances: PatientCircumstances,
): readonly ReservationFieldError[] {
  const { insurers, confirmation } = circumstances.terms;
  return [
    ...contactErrors(fields),
    ...insuranceErrors(fields, insurers),
    ...checkboxError('confirmsOccupational', confirmation === null || fields.confirmsOccupational === true),
    ...bindingErrors(fields, circumstances),
  ];
}

/** What is wrong with an anonymous reservation, in the order of the form. */
export function anonymousReservationErrors(
  fields: AnonymousFields,
  circumstances: AnonymousCircumstances,
): readonly ReservationFieldError[] {
  return [
    ...identityCodeErrors(fields.identityCode, circumstances),
    ...textError('firstName', fields.firstName, () => true),
    ...textError('lastName', fields.lastName, () => true),
    ...contactErrors(fields),
    ...checkboxError('acceptsTerms', fields.acceptsTerms),
    ...bindingErrors(fields, circumstances),
  ];
}

function identityCodeErrors(
  text: string,
  { today, acceptsDevelopmentIdentityCodes: acceptDevelopment, agePolicy }: AnonymousCircumstances,
): ReservationFieldError[] {
  const code = parseIdentityCode(text, { acceptDevelopment, today });
  if (!code.valid) return textError('identityCode', text, () => false);
  const problem = ageProblem(code.birthDate, today, agePolicy);
  return problem ? [{ field: 'identityCode', code: problem }] : [];
}

function contactErrors({ email, phone }: ContactFields): ReservationFieldError[] {
  return [
    ...textError('email', email, isEmail),
    ...textError('phone', phone, (text) => isFinnishPhone(normalizePhone(text))),
  ];
}

function bindingErrors(
  { acceptsBinding }: ContactFields,
  { isBinding }: ReservationCircumstances,
): ReservationFieldError[] {
  return checkboxError('acceptsBinding', !isBinding || acceptsBinding);
}

function textError(
  field: ReservationField,
  text: string,
  isValid: (trimmed: string) => boolean,
): ReservationFieldError[] {
  const trimmed = text.trim();
  if (trimmed === '') return [{ field, code: 'required' }];
  return isValid(trimmed) ? [] : [{ field, code: 'invalid' }];
}

function checkboxError(field: ReservationField, isFine: boolean): ReservationFieldError[] {
  return isFine ? [] : [{ field, code: 'required' }];
}
