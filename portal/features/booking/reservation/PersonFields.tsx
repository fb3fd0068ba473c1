import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IdentityCodeField } from '#components/contact/IdentityCodeField.tsx';
import { useIdentityCodeExample } from '#components/contact/use-identity-code-example.ts';
import type { Reservation } from './use-reservation.ts';

/** Who books, when nobody has signed in. */
export function PersonFields({ form }: { readonly form: Reservation }): ReactNode {
  const t = useTranslations('booking.reservation');
  const example = useIdentityCodeExample();
  return (
    <>
      <IdentityCodeField
        {...form.text('identityCode')}
        label={t('identityCode')}
        description={t('identityCodeText', { example })}
      />
      <Columns gap="large">
        <TextField
          {...form.text('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
        />
        <TextField
          {...form.text('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
        />
      </Columns>
    </>
  );
}
