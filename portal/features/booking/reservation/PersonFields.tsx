import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeIdentityCode } from '#contract/values/identity-code.ts';
import { type FieldsProps, fieldId } from './field-id.ts';

/** Characters of an identity code. */
const CODE_LENGTH = 11;

/** Who books, when nobody has signed in. */
export function PersonFields({ values, change, errorOf }: FieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <>
      <TextField
        id={fieldId('identityCode')}
        name="identityCode"
        label={t('identityCode')}
        description={t('identityCodeText')}
        error={errorOf('identityCode')}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
        value={values.identityCode}
        // A pasted code may have spaces around it, so the field itself sets no limit.
        onChange={(text) =>
          change(
            { identityCode: text.length > CODE_LENGTH ? normalizeIdentityCode(text) : text },
            'identityCode',
          )
        }
        onBlur={() => change({ identityCode: normalizeIdentityCode(values.identityCode) })}
      />
      <Columns gap="large">
        <TextField
          id={fieldId('firstName')}
          name="firstName"
          label={t('firstName')}
          error={errorOf('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
          value={values.firstName}
          onChange={(firstName) => change({ firstName }, 'firstName')}
        />
        <TextField
          id={fieldId('lastName')}
          name="lastName"
          label={t('lastName')}
          error={errorOf('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={100}
          isRequired
          value={values.lastName}
          onChange={(lastName) => change({ lastName }, 'lastName')}
        />
      </Columns>
    </>
  );
}
