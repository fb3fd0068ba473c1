import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TextControl } from '#client/forms/form-controls.ts';
import type { EmailOrPhoneField } from '#domain/patients/contact-details.ts';

export interface EmailAndPhoneFieldsProps {
  /** Binds a field to its form. */
  readonly control: (field: EmailOrPhoneField) => TextControl;
}

/** Where somebody is reached (INFO-04, INFO-05). Its messages are `contact`. */
export function EmailAndPhoneFields({ control }: EmailAndPhoneFieldsProps): ReactNode {
  const t = useTranslations('contact');
  return (
    <>
      <TextField
        {...control('emailAddress')}
        type="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        isRequired
      />
      <TextField
        {...control('phoneNumber')}
        type="tel"
        label={t('phone')}
        description={t('phoneText')}
        width="medium"
        autoComplete="tel"
        isRequired
      />
    </>
  );
}
