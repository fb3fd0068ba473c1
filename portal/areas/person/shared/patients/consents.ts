/** What a patient may allow; all of it is voluntary (CONS-01). */
export const CONSENTS = [
  'allowsCommonRegistry',
  'allowsViewingOccupationalInformation',
  'allowsMarketingMail',
  'allowsTreatmentInstructionsMail',
  'allowsBookingSms',
] as const;
export type Consent = (typeof CONSENTS)[number];

/** The consents that a brand asks for: children's brands do not ask for that of occupational health care. */
export function consentsOf({ care }: { readonly care: 'adults' | 'children' }): readonly Consent[] {
  return care === 'adults'
    ? CONSENTS
    : CONSENTS.filter((name) => name !== 'allowsViewingOccupationalInformation');
}

export type ConsentChoices = Readonly<Partial<Record<Consent, boolean>>>;

export interface ConsentForm extends ConsentChoices {
  /** The patient has read how their data is handled. */
  readonly confirmsPrivacyPolicy: boolean;
}

/**
 * What is wrong with the form of consents: each requested one must be answered, no other; the confirmation is given
 * once.
 */
export function consentErrors(
  form: ConsentForm,
  circumstances: { readonly asked: readonly Consent[]; readonly isFormUpToDate: boolean },
): readonly { readonly field: keyof ConsentForm; readonly code: 'required' | 'notAsked' }[] {
  const { asked, isFormUpToDate } = circumstances;
  return [
    ...CONSENTS.flatMap((field) => {
      const isGiven = form[field] !== undefined;
      if (isGiven === asked.includes(field)) return [];
      return [{ field, code: isGiven ? ('notAsked' as const) : ('required' as const) }];
    }),
    ...(isFormUpToDate || form.confirmsPrivacyPolicy
      ? []
      : [{ field: 'confirmsPrivacyPolicy' as const, code: 'required' as const }]),
  ];
}
