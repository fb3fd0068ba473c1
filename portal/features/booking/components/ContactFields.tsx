import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { normalizePhone } from '#contract/phone.ts';
import { type FieldsProps, fieldId } from './field-id.ts';

export interface ContactFieldsProps extends FieldsProps {
  /** What the portal knows already; shown until something else is typed. */
  readonly known: { readonly email: string | null; readonly phone: string | null };
}

/** Where the confirmation goes. */
export function ContactFields({ values, change, errorOf, known }: ContactFieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <>
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        label={t('email')}
        error={errorOf('email')}
        autoComplete="email"
        spellCheck={false}
        maxLength={100}
        isRequired
        value={values.email ?? known.email ?? ''}
        onChange={(email) => change({ email }, 'email')}
      />
      <TextField
        id={fieldId('phone')}
        name="phone"
        type="tel"
        label={t('phone')}
        description={t('phoneText')}
        error={errorOf('phone')}
        width="medium"
        autoComplete="tel"
        maxLength={30}
        isRequired
        value={values.phone ?? known.phone ?? ''}
        onChange={(phone) => change({ phone }, 'phone')}
        onBlur={() => values.phone && change({ phone: normalizePhone(values.phone) })}
      />
    </>
  );
}
