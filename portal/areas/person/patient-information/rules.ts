import type { GuardianType } from '#areas/person/shared/guardianship/guardian-type.ts';
import { CONSENTS, type Consent, type ConsentChoices } from '#areas/person/shared/patients/consents.ts';
import { type ContactField, isPostalCode } from '#areas/person/shared/patients/contact-details.ts';
import { type TextProblem, type TextRule, textProblem } from '#contract/calls/text-rule.ts';
import { GUARDIAN_EMAIL_MAX, isEmail } from '#contract/values/email.ts';
import { GUARDIAN_PHONE_MAX, isFinnishPhone, normalizePhone } from '#contract/values/phone.ts';

/** The rules of guardians and consents (INFO-09, CONS-01), for forms and the server alike. */

export const MAX_GUARDIANS = 2;
export const GUARDIAN_NAME_MAX = 40;
export const GUARDIAN_ADDRESS_MAX = 30;

/** Entries of the access log at a time; exactly so many: there may be more. */
export const LOG_PAGE_SIZE = 20;
/** Whose entries of the access log there are to choose from. */
export const LOG_READERS = ['others', 'everybody'] as const;
export type LogReaders = (typeof LOG_READERS)[number];

/** A child's guardian as the form has them; the address counts only where it is not the child's own. */
export interface GuardianFields extends Readonly<Record<Exclude<ContactField, 'phoneNumber'>, string>> {
  readonly id?: string | undefined;
  readonly type: GuardianType | null;
  readonly name: string;
  readonly phone: string;
  readonly isGuardianHasSameAddress: boolean;
}

type GuardianText = Exclude<keyof GuardianFields, 'id' | 'type' | 'isGuardianHasSameAddress'>;

/** In the order of the form. */
const CONTACT_RULES: readonly (readonly [GuardianText, TextRule])[] = [
  ['name', { max: GUARDIAN_NAME_MAX }],
  [
    'phone',
    {
      max: GUARDIAN_PHONE_MAX,
      isOptional: true,
      isValid: (text) => isFinnishPhone(text, GUARDIAN_PHONE_MAX),
    },
  ],
  [
    'emailAddress',
    { max: GUARDIAN_EMAIL_MAX, isOptional: true, isValid: (text) => isEmail(text, GUARDIAN_EMAIL_MAX) },
  ],
];
const ADDRESS_RULES: readonly (readonly [GuardianText, TextRule])[] = [
  ['streetAddress', { max: GUARDIAN_ADDRESS_MAX }],
  ['postalCode', { max: 5, isValid: isPostalCode }],
  ['postOffice', { max: GUARDIAN_ADDRESS_MAX }],
];

/** A guardian as they are kept: trimmed, and without an address where it is the child's own. */
export function normalizeGuardian(guardian: GuardianFields): GuardianFields {
  const address = (text: string) => (guardian.isGuardianHasSameAddress ? '' : text.trim());
  return {
    ...(guardian.id !== undefined && { id: guardian.id }),
    type: guardian.type,
    name: guardian.name.trim(),
    phone: normalizePhone(guardian.phone),
    emailAddress: guardian.emailAddress.trim(),
    isGuardianHasSameAddress: guardian.isGuardianHasSameAddress,
    streetAddress: address(guardian.streetAddress),
    postalCode: address(guardian.postalCode),
    postOffice: address(guardian.postOffice),
  };
}

/** What is wrong with the guardians, field by field: `guardians.0.name`; `guardians` when there are too many. */
export function guardianErrors(
  guardians: readonly GuardianFields[],
): readonly { readonly field: string; readonly code: TextProblem | 'tooMany' }[] {
  if (guardians.length > MAX_GUARDIANS) return [{ field: 'guardians', code: 'tooMany' }];
  return guardians.map(normalizeGuardian).flatMap((guardian, index) => {
    const rules = guardian.isGuardianHasSameAddress ? CONTACT_RULES : [...CONTACT_RULES, ...ADDRESS_RULES];
    return rules.flatMap(([field, rule]) => {
      const code = textProblem(guardian[field], rule);
      return code ? [{ field: `guardians.${index}.${field}`, code }] : [];
    });
  });
}

/** The consents that a save changes, as they will be. */
export function changedConsents(
  kept: Readonly<Record<Consent, boolean>>,
  chosen: ConsentChoices,
): readonly { readonly consent: Consent; readonly isGiven: boolean }[] {
  return CONSENTS.flatMap((consent) => {
    const isGiven = chosen[consent];
    return isGiven === undefined || isGiven === kept[consent] ? [] : [{ consent, isGiven }];
  });
}
