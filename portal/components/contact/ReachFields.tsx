import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TextControl } from '#client/forms/form-controls.ts';
import type { ReachField } from '#domain/patients/contact-details.ts';

export interface ReachFieldsProps {
  /** Binds a field to its form. */
  readonly control: (field: ReachField) => TextControl;
}

/** Where somebody is reached (INFO-04, INFO-05). Its messages are `contact`. */
export function ReachFields({ control }: ReachFieldsProps): ReactNode {
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
