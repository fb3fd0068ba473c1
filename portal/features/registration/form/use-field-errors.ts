import { useTranslations } from 'use-intl';
import { useContactErrorText } from '#components/contact/use-contact-error-text.ts';
import { type AddressField, type ContactField, isAddressField } from '#domain/patients/contact-details.ts';
import type { PersonFields } from '../rules.ts';
import type { FieldCodes, FieldName } from './registration-values.ts';

/** What is wrong with each field, in the reader's language. */
export function useFieldErrors(codes: FieldCodes): (field: FieldName) => string | undefined {
  const t = useTranslations('registration.errors');
  const contactText = useContactErrorText();
  return (field) => {
    const code = codes[field];
    if (code === undefined) return undefined;
    if (field === 'acceptsTerms') return t('terms');
    if (!field.startsWith('child.')) return contactText(field as ContactField, code);
    const own = field.slice('child.'.length) as keyof PersonFields | AddressField;
    if (isAddressField(own)) return contactText(own, code);
    return t(`child.${code === 'notAChild' || code === 'notGuardian' ? code : own}`);
  };
}
