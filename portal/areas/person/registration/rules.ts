import {
  type AddressField,
  type ContactDetails,
  contactErrors,
  isAddressField,
} from '#areas/person/shared/patients/contact-details.ts';
import { type TextProblem, textProblem } from '#contract/calls/text-rule.ts';
import { isMinor } from '#contract/time/age.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { NAME_MAX } from './name-max.ts';

/** The rules of registration (REG-05, REG-06), for the form and the server alike. */

/** A person as they name themself or their child. */
export interface PersonFields {
  readonly firstNames: string;
  readonly lastName: string;
  readonly identityCode: string;
}

/** A child as the guardian names them; the address counts only where it is not the guardian's own. */
export interface ChildFields extends PersonFields, Readonly<Record<AddressField, string>> {
  readonly isGuardianHasSameAddress: boolean;
}

export interface RegistrationFields extends PersonFields, ContactDetails {
  readonly acceptsTerms: boolean;
  /** The child whom a guardian registers, in a brand of children's. */
  readonly child?: ChildFields | undefined;
}

export interface RegistrationCircumstances {
  /** The strongly identified person. */
  readonly person: PersonFields;
  /** They are a patient already, and have accepted the terms before. */
  readonly isPatient: boolean;
  /** A brand of children's takes the details of a child. */
  readonly care: 'adults' | 'children';
  /** Today in Helsinki, `YYYY-MM-DD`. */
  readonly today: string;
  /** Takes identity codes that no real person has. The browser takes them; the server decides. */
  readonly acceptsDevelopmentIdentityCodes: boolean;
}

export interface RegistrationError {
  /** `lastName`, `child.identityCode` */
  readonly field: string;
  /**
   * `mismatch`: another than the identification service said; `notAChild`: grown up; `notAsked`: this brand registers
   * no children; `notAnAdult`: who registers a child is one; `notGuardian`: the population register knows no such
   * guardian of the child, which the server alone finds.
   */
  readonly code: TextProblem | 'mismatch' | 'notAChild' | 'notAsked' | 'notAnAdult' | 'notGuardian';
}

/** What is wrong with a registration, in the order of the form. */
export function registrationErrors(
  fields: RegistrationFields,
  circumstances: RegistrationCircumstances,
): readonly RegistrationError[] {
  return [
    ...ownErrors(fields, circumstances.person),
    ...contactErrors(fields),
    ...(fields.child ? childErrors(fields, fields.child, circumstances) : []),
    ...(circumstances.isPatient || fields.acceptsTerms
      ? []
      : [{ field: 'acceptsTerms', code: 'required' as const }]),
  ];
}

/** Whether somebody may register children: a grown-up, whom the identification service has vouched for. */
export function mayRegisterChild({
  care,
  person,
  today,
}: Pick<RegistrationCircumstances, 'care' | 'person' | 'today'>): boolean {
  const code = parseIdentityCode(person.identityCode, { acceptDevelopment: true, today });
  return care === 'children' && !(code.valid && isMinor(code.birthDate, today));
}

/** The identified person registers: the form shows it, and cannot change it. */
function ownErrors(fields: PersonFields, person: PersonFields): RegistrationError[] {
  return nameErrors(fields).concat(
    (['firstNames', 'lastName', 'identityCode'] as const).flatMap((field) =>
      fields[field].trim() === '' || comparable(fields[field]) === comparable(person[field])
        ? []
        : [{ field, code: 'mismatch' as const }],
    ),
  );
}

function childErrors(
  guardian: ContactDetails,
  child: ChildFields,
  circumstances: RegistrationCircumstances,
): RegistrationError[] {
  const { care, today, acceptsDevelopmentIdentityCodes: acceptDevelopment } = circumstances;
  if (care !== 'children') return [{ field: 'child', code: 'notAsked' }];
  if (!mayRegisterChild(circumstances)) return [{ field: 'child', code: 'notAnAdult' }];
  const code = parseIdentityCode(child.identityCode, { acceptDevelopment, today });
  const isGiven = child.identityCode.trim() !== '';
  return [
    ...nameErrors(child),
    ...(isGiven && !code.valid ? [{ field: 'identityCode', code: 'invalid' as const }] : []),
    ...(code.valid && !isMinor(code.birthDate, today)
      ? [{ field: 'identityCode', code: 'notAChild' as const }]
      : []),
    ...(child.isGuardianHasSameAddress ? [] : addressErrors(guardian, child)),
  ].map(({ field, code: reason }) => ({ field: `child.${field}`, code: reason }));
}

function addressErrors(guardian: ContactDetails, child: ChildFields) {
  const { streetAddress, postalCode, postOffice } = child;
  return contactErrors({ ...guardian, streetAddress, postalCode, postOffice }).filter(({ field }) =>
    isAddressField(field),
  );
}

function nameErrors(fields: PersonFields): RegistrationError[] {
  return (['firstNames', 'lastName', 'identityCode'] as const).flatMap((field) => {
    const code = textProblem(fields[field].trim(), { max: NAME_MAX });
    return code ? [{ field, code }] : [];
  });
}

/** Letter case, the encoding of accents and spaces aside. */
function comparable(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleUpperCase('fi');
}
