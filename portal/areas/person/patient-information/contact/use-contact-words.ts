import { useTranslations } from 'use-intl';
import {
  type ContactField,
  isAddressField,
  isEmailOrPhoneField,
} from '#areas/person/shared/patients/contact-details.ts';
import { useSession } from '#client/app/app-context.ts';
import type { FieldError } from '#contract/calls/problem.ts';
import { errorText, partsOf } from './contact-values.ts';

export interface ContactWords {
  /** A field's name, with whose it is: 'Guardian 2: phone'. */
  readonly labelOf: (field: string) => string;
  readonly errorText: (error: FieldError) => string;
  /** An error with the name of its field. */
  readonly summaryText: (error: FieldError, text: string) => string;
}

/** The shared fields' labels, as their messages are named. */
const LABELS = {
  emailAddress: 'email',
  phoneNumber: 'phone',
  streetAddress: 'street',
  postalCode: 'postalCode',
  postOffice: 'postOffice',
} as const satisfies Record<ContactField, string>;

/** What the form of contact information says of its fields, some of which other forms have, too. */
export function useContactWords(): ContactWords {
  const t = useTranslations('patient-information');
  const shared = useTranslations('contact');
  const isChilds = useSession().actingFor !== null;

  function labelOf(field: string): string {
    const { name, guardian } = partsOf(field);
    if (field === 'guardians') return t('guardians.title');
    if (guardian === null && isChilds && isEmailOrPhoneField(name)) return shared(`child.${name}`);
    const isOwn = guardian === null || isAddressField(name);
    const label = isOwn ? shared(LABELS[name as ContactField]) : t(`guardians.${name as 'name'}`);
    return guardian === null ? label : t('guardians.field', { field: label, n: guardian + 1 });
  }

  return {
    labelOf,
    errorText(error) {
      const text = errorText(error);
      if ('own' in text) return t(`errors.${text.own}`);
      if (isChilds && isEmailOrPhoneField(text.shared)) return shared(`child.errors.${text.shared}`);
      return shared(`errors.${text.shared}`, { n: text.n });
    },
    summaryText: ({ field }, text) => t('errors.row', { field: labelOf(field), problem: text }),
  };
}
