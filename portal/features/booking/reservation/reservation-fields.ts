import type { FieldError } from '#contract/calls/problem.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { ReservationField } from '../rules.ts';

/** What a patient writes and ticks to book a time. */
export interface ReservationValues {
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null until it is touched: what the portal knows is shown instead. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly acceptsTerms: boolean;
  /** The time whose binding booking was confirmed; the confirmation does not carry over to another time. */
  readonly bindingFor: number | null;
}

export const NO_VALUES: ReservationValues = {
  identityCode: '',
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
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
export type FieldName = ReservationField;

/** Each wrong field with the key of its message. */
export type FieldMessages = Readonly<Partial<Record<FieldName, ErrorKey>>>;
export type ErrorKey =
  | 'identityCode'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'contact'
  | 'phone'
  | 'terms'
  | 'binding';

interface KnownContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The body that a signed-in patient's form sends. */
export function contactBody(
  appointmentId: number,
  values: ReservationValues,
  known: KnownContact,
): ContactBody {
  return {
    appointmentId,
    email: (values.email ?? known.email ?? '').trim(),
    phone: normalizePhone(values.phone ?? known.phone ?? ''),
    acceptsBinding: values.bindingFor === appointmentId,
  };
}

/** The body that the form of somebody who has not signed in sends. */
export function personBody(appointmentId: number, values: ReservationValues): PersonBody {
  return {
    ...contactBody(appointmentId, values, { email: null, phone: null }),
    identityCode: normalizeIdentityCode(values.identityCode),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    acceptsTerms: values.acceptsTerms,
  };
}

const MESSAGES: Readonly<Record<FieldName, ErrorKey>> = {
  identityCode: 'identityCode',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  acceptsTerms: 'terms',
  acceptsBinding: 'binding',
};

/** The messages for wrong fields; null if one of them is none of the form's. */
export function messagesOf(errors: readonly FieldError[]): FieldMessages | null {
  const known = errors.filter(({ field }) => field in MESSAGES);
  if (known.length === 0 || known.length < errors.length) return null;
  return Object.fromEntries(
    known.map(({ field, code }) => [
      field,
      field === 'email' && code === 'required' ? 'contact' : MESSAGES[field as FieldName],
    ]),
  );
}
