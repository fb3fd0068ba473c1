import type { FieldError } from '#contract/calls/problem.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { ReservationField } from '../rules.ts';
import type { AgeProblem } from '../rules-age.ts';

/** What a patient writes and ticks to book a time. */
export interface ReservationValues {
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly acceptsTerms: boolean;
  /** The time whose binding booking was confirmed; the confirmation does not carry over to another time. */
  readonly bindingFor: number | null;
}

export const NO_VALUES: ReservationValues = {
  identityCode: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  acceptsTerms: false,
  bindingFor: null,
};

/** What the server is sent, for everybody and beyond that for those who have not signed in. */
export interface ContactBody {
  readonly appointmentId: number;
  readonly email: string;
  readonly phone: string;
  readonly acceptsBinding: boolean;
}
export interface PersonBody extends ContactBody {
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptsTerms: boolean;
}

/** The controls, in their order on the page, by the names of the body's members. */
export const FIELDS = [
  'identityCode',
  'firstName',
  'lastName',
  'email',
  'phone',
  'acceptsTerms',
  'acceptsBinding',
] as const satisfies readonly ReservationField[];

/** The body that a signed-in patient's form sends. */
export function contactBody(appointmentId: number, values: ReservationValues): ContactBody {
  return {
    appointmentId,
    email: values.email.trim(),
    phone: normalizePhone(values.phone),
    acceptsBinding: values.bindingFor === appointmentId,
  };
}

/** The body that the form of somebody who has not signed in sends. */
export function personBody(appointmentId: number, values: ReservationValues): PersonBody {
  return {
    ...contactBody(appointmentId, values),
    identityCode: normalizeIdentityCode(values.identityCode),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    acceptsTerms: values.acceptsTerms,
  };
}

/** Where the text of an error stands: with the fields that features share, or with this one's. */
export type ErrorText =
  | { readonly shared: 'emailAddress' | 'phoneNumber' }
  | { readonly own: PersonField | AgeProblem | 'contact' | 'terms' | 'binding' };

/** The fields of whom the time is for. */
const PERSON_FIELDS = ['identityCode', 'firstName', 'lastName'] as const;
type PersonField = (typeof PERSON_FIELDS)[number];

export function isPersonField(name: string): name is PersonField {
  return PERSON_FIELDS.some((field) => field === name);
}

const TEXTS: Readonly<Record<ReservationField, ErrorText>> = {
  identityCode: { own: 'identityCode' },
  firstName: { own: 'firstName' },
  lastName: { own: 'lastName' },
  email: { shared: 'emailAddress' },
  phone: { shared: 'phoneNumber' },
  acceptsTerms: { own: 'terms' },
  acceptsBinding: { own: 'binding' },
};

/** The message for what is wrong with a field of the form. */
export function errorText({ field, code }: FieldError): ErrorText {
  if (isAgeProblem(code)) return { own: code };
  return field === 'email' && code === 'required' ? { own: 'contact' } : TEXTS[field as ReservationField];
}

function isAgeProblem(code: string): code is AgeProblem {
  return code === 'guardianNeeded' || code === 'notAChild';
}

/** What is wrong with the age of whom the time is for; null if nothing is known to be. */
export function ageProblemIn(errors: readonly FieldError[]): AgeProblem | null {
  return errors.map(({ code }) => code).find(isAgeProblem) ?? null;
}
