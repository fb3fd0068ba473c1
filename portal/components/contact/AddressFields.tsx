import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#areas/person/shared/patients/contact-details.ts';
import type { TextControl } from '#client/forms/form-controls.ts';

export interface AddressFieldsProps {
  /** Binds a field to its form. */
  readonly control: (field: AddressField) => TextControl;
  /** Whose address it is: of somebody else's, the browser fills in nothing. Default: the reader's own. */
  readonly isOwn?: boolean;
}

/** A postal address in Finland. Its messages are `contact`. */
export function AddressFields({ control, isOwn = true }: AddressFieldsProps): ReactNode {
  const t = useTranslations('contact');
  const common = (field: AddressField, autoComplete: 'address-line1' | 'postal-code' | 'address-level2') => ({
    ...control(field),
    autoComplete: isOwn ? autoComplete : 'off',
    isRequired: true,
  });
  return (
    <>
      <TextField
        {...common('streetAddress', 'address-line1')}
        label={t('street')}
        autoCapitalize="words"
        spellCheck={false}
      />
      <Columns layout="codeAndName" gap="medium">
        <TextField {...common('postalCode', 'postal-code')} label={t('postalCode')} inputMode="numeric" />
        <TextField
          {...common('postOffice', 'address-level2')}
          label={t('postOffice')}
          autoCapitalize="words"
          spellCheck={false}
        />
      </Columns>
    </>
  );
}
