import type { Reimbursement } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type { AgeProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import type { Insurer } from '#contract/brand/insurers.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { ReservationField } from '../rules.ts';
import { needsPermit } from '../rules-insurance.ts';
import type { ReservationTerms } from '../rules-reservation.ts';

/** What a patient writes and ticks to book a time. */
export interface ReservationValues {
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The company of an insurance visit, and how it pays; null while nothing is chosen. */
  readonly insurer: Insurer | null;
  readonly reimbursement: Reimbursement | null;
  /** `contentHash` of the insurer's permit that the visit is about. */
  readonly permit: string | null;
  /** The time for which direct compensation was accepted; it does not carry over to another, which may be about something else. */
  readonly directFor: number | null;
  /** The time whose cover by occupational health care was confirmed, as with `bindingFor`. */
  readonly confirmedFor: number | null;
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
  insurer: null,
  reimbursement: null,
  permit: null,
  directFor: null,
  confirmedFor: null,
  acceptsTerms: false,
  bindingFor: null,
};

/** What the server is sent, for everybody and beyond that for patients, and for those who have not signed in. */
interface ContactBody {
  readonly slotId: number;
  readonly email: string;
  readonly phone: string;
  readonly acceptsBinding: boolean;
  readonly healthCareType: HealthCareType;
}
export interface PatientBody extends ContactBody {
  readonly insurer?: Insurer | null;
  readonly reimbursement?: Reimbursement | null;
  readonly permit?: string | null;
  readonly acceptsDirectCompensation?: boolean;
  readonly confirmsOccupational?: boolean;
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
  'insurer',
  'reimbursement',
  'permit',
  'acceptsDirectCompensation',
  'confirmsOccupational',
  'acceptsTerms',
  'acceptsBinding',
] as const satisfies readonly ReservationField[];

/** The time that is booked, and in which way. */
export interface BookedAs {
  readonly slotId: number;
  readonly terms: Pick<ReservationTerms, 'healthCareType' | 'insurers' | 'confirmation'>;
}

function contactBody({ slotId, terms }: BookedAs, values: ReservationValues): ContactBody {
  return {
    slotId,
    email: values.email.trim(),
    phone: normalizePhone(values.phone),
    acceptsBinding: values.bindingFor === slotId,
    healthCareType: terms.healthCareType,
  };
}

/** The body that a signed-in patient's form sends: of the insurance and the employer only what is asked for. */
export function patientBody(booked: BookedAs, values: ReservationValues): PatientBody {
  const { insurers, confirmation } = booked.terms;
  return {
    ...contactBody(booked, values),
    ...(insurers.length > 0 && chosenInsurance(booked, values)),
    ...(confirmation && { confirmsOccupational: values.confirmedFor === booked.slotId }),
  };
}

/** A way of paying is the chosen company's: another one's is not sent for it. */
function chosenInsurance(
  { slotId, terms }: BookedAs,
  { insurer, reimbursement, permit, directFor }: ReservationValues,
): Pick<PatientBody, 'insurer' | 'reimbursement' | 'permit' | 'acceptsDirectCompensation'> {
  const offered = terms.insurers.find((each) => each.insurer === insurer);
  const isItsOwn = offered?.reimbursements.some(({ choice }) => choice === reimbursement);
  return {
    insurer,
    reimbursement: isItsOwn ? reimbursement : null,
    permit: offered && needsPermit(offered) ? permit : null,
    acceptsDirectCompensation: directFor === slotId,
  };
}

/** The body that the form of somebody who has not signed in sends. */
export function personBody(booked: BookedAs, values: ReservationValues): PersonBody {
  return {
    ...contactBody(booked, values),
    identityCode: normalizeIdentityCode(values.identityCode),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    acceptsTerms: values.acceptsTerms,
  };
}

/** Where the text of an error stands: with the fields that features share, or with this one's. */
export type ErrorText =
  | { readonly shared: 'emailAddress' | 'phoneNumber' }
  | {
      readonly own:
        | PersonField
        | AgeProblem
        | 'contact'
        | 'insurer'
        | 'reimbursement'
        | 'permit'
        | 'directCompensation'
        | 'confirmation'
        | 'terms'
        | 'binding';
    };

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
  insurer: { own: 'insurer' },
  reimbursement: { own: 'reimbursement' },
  permit: { own: 'permit' },
  acceptsDirectCompensation: { own: 'directCompensation' },
  confirmsOccupational: { own: 'confirmation' },
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
