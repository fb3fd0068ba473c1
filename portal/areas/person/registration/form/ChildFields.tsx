import { Checkbox } from '@portal/design-system/Checkbox';
import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '#components/contact/AddressFields.tsx';
import { IdentityCodeField } from '#components/contact/IdentityCodeField.tsx';
import { NAME_MAX } from '../name-max.ts';
import type { Registration } from './use-registration.ts';

export interface ChildFieldsProps {
  readonly form: Registration;
}

/** The guardian's child: who they are, and where they live if that is elsewhere. */
export function ChildFields({ form }: ChildFieldsProps): ReactNode {
  const t = useTranslations('registration.child');
  const name = (field: 'firstNames' | 'lastName') => (
    <TextField
      {...form.text(`child.${field}`)}
      label={t(field)}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={NAME_MAX}
      isRequired
    />
  );
  return (
    <>
      <Columns gap="large">
        {name('firstNames')}
        {name('lastName')}
      </Columns>
      <IdentityCodeField
        {...form.text('child.identityCode')}
        label={t('identityCode')}
        description={t('identityCodeText')}
      />
      <Checkbox {...form.tick('child.isGuardianHasSameAddress')}>{t('sameAddress')}</Checkbox>
      {!form.values['child.isGuardianHasSameAddress'] && (
        <AddressFields control={(field) => form.text(`child.${field}`)} isOwn={false} />
      )}
    </>
  );
}
