import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { normalizePhone } from '#contract/values/phone.ts';
import type { ReachField } from '#domain/patients/contact-details.ts';

export interface ReachFieldsProps {
  /** The fields' values. */
  readonly values: Readonly<Record<ReachField, string>>;
  /** Called for each change, also when leaving the phone number has normalised it. */
  readonly onChange: (field: ReachField, text: string) => void;
  /** Called when a field is left. */
  readonly onLeave?: ((field: ReachField) => void) | undefined;
  /** The problem of a field, in the reader's language (`useContactErrorText`). */
  readonly errorOf: (field: ReachField) => string | undefined;
  /** Id of a field's control, for an error summary to link to. */
  readonly idOf: (field: ReachField) => string;
}

/** E-mail address and phone number (INFO-04, INFO-05). Its messages are `contact`. */
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
