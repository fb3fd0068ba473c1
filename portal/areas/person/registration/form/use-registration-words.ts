import { useTranslations } from 'use-intl';
import {
  type AddressField,
  type ContactField,
  isAddressField,
} from '#areas/person/shared/patients/contact-details.ts';
import type { FormOptions } from '#client/forms/form.ts';
import { useContactErrorText } from '#components/contact/use-contact-error-text.ts';
import { useIdentityCodeExample } from '#components/contact/use-identity-code-example.ts';
import type { PersonFields } from '../rules.ts';

type Words = Pick<FormOptions<never, never, never, never, never>, 'errorText' | 'summaryText'>;

/** What the form says of its fields. */
export function useRegistrationWords(): Words {
  const t = useTranslations('registration');
  const contactText = useContactErrorText();
  const example = useIdentityCodeExample();
  return {
    errorText({ field, code }) {
      if (field === 'acceptsTerms') return t('errors.terms');
      if (!field.startsWith('child.')) return contactText(field as ContactField, code);
      const own = field.slice('child.'.length) as keyof PersonFields | AddressField;
      if (isAddressField(own)) return contactText(own, code);
      return t(`errors.child.${code === 'notAChild' || code === 'notGuardian' ? code : own}`, { example });
    },
    // There may be two addresses, whose messages read alike.
    summaryText: ({ field }, text) =>
      field.startsWith('child.') && isAddressField(field.slice('child.'.length))
        ? `${t('child.address')}: ${text}`
        : text,
  };
}
