import { useTranslations } from 'use-intl';
import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  type ContactField,
} from '#areas/person/shared/patients/contact-details.ts';
import { OWN_EMAIL_MAX } from '#contract/values/email.ts';
import { OWN_PHONE_MAX } from '#contract/values/phone.ts';

const MAX: Readonly<Partial<Record<ContactField, number>>> = {
  emailAddress: OWN_EMAIL_MAX,
  phoneNumber: OWN_PHONE_MAX,
  streetAddress: ADDRESS_MAX,
  postOffice: ADDRESS_MAX,
};

/** Text for a field's problem, by the code from the rules and the server. Its messages are `contact`. */
export function useContactErrorText(): (field: ContactField, code: string) => string {
  const t = useTranslations('contact.errors');
  return (field, code) => {
    const max = MAX[field];
    if (code === 'tooLong' && max) return t('tooLong', { n: max });
    return code === 'tooShort' ? t('tooShort', { n: ADDRESS_MIN }) : t(field);
  };
}
