import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { normalizePhone } from '#contract/values/phone.ts';
import type { ReachField } from '#domain/patients/contact-details.ts';

export interface ReachFieldsProps {
  /** What the fields hold. */
  readonly values: Readonly<Record<ReachField, string>>;
  /** Also when leaving the phone number has put its spelling in order. */
  readonly onChange: (field: ReachField, text: string) => void;
  /** A field was left. */
  readonly onLeave?: ((field: ReachField) => void) | undefined;
  /** What is wrong with a field, in the reader's language (`useContactErrorText`). */
  readonly errorOf: (field: ReachField) => string | undefined;
  /** Id of a field's control, which an error summary links to. */
  readonly idOf: (field: ReachField) => string;
}

/** Where somebody is reached (INFO-04, INFO-05). Its messages are `contact`. */
export function ReachFields({ values, onChange, onLeave, errorOf, idOf }: ReachFieldsProps): ReactNode {
  const t = useTranslations('contact');
  const common = (field: ReachField) => ({
    id: idOf(field),
    name: field,
    error: errorOf(field),
    value: values[field],
    onChange: (text: string) => onChange(field, text),
    onBlur: () => onLeave?.(field),
    isRequired: true,
  });

  function putPhoneInOrder(): void {
    const phone = normalizePhone(values.phoneNumber);
    if (phone !== values.phoneNumber) onChange('phoneNumber', phone);
    onLeave?.('phoneNumber');
  }

  return (
    <>
      <TextField
        {...common('emailAddress')}
        type="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        {...common('phoneNumber')}
        type="tel"
        label={t('phone')}
        description={t('phoneText')}
        width="medium"
        autoComplete="tel"
        onBlur={putPhoneInOrder}
      />
    </>
  );
}
