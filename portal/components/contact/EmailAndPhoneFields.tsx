import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EmailOrPhoneField } from '#areas/person/shared/patients/contact-details.ts';
import type { TextControl } from '#client/forms/form-controls.ts';

export interface EmailAndPhoneFieldsProps {
  /** Binds a field to its form. */
  readonly control: (field: EmailOrPhoneField) => TextControl;
  /**
   * They are of the child for whom the reader acts: the reader is reached, so they may be left empty, and the browser
   * does not fill in the reader's own. Default: the reader's own.
   */
  readonly isChilds?: boolean;
}

/** Where somebody is reached (INFO-04, INFO-05). Its messages are `contact`. */
export function EmailAndPhoneFields({ control, isChilds = false }: EmailAndPhoneFieldsProps): ReactNode {
  const t = useTranslations('contact');
  const common = (field: EmailOrPhoneField, autoComplete: 'email' | 'tel') => ({
    ...control(field),
    type: autoComplete,
    autoComplete: isChilds ? ('off' as const) : autoComplete,
    ...(isChilds ? { isOptional: true } : { isRequired: true }),
  });
  return (
    <>
      <TextField
        {...common('emailAddress', 'email')}
        label={t(isChilds ? 'child.emailAddress' : 'email')}
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        {...common('phoneNumber', 'tel')}
        label={t(isChilds ? 'child.phoneNumber' : 'phone')}
        description={t('phoneText')}
        width="medium"
      />
    </>
  );
}
