import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#domain/patients/contact-details.ts';

export interface AddressFieldsProps {
  /** The fields' values. */
  readonly values: Readonly<Record<AddressField, string>>;
  /** Called with the field and its new text. */
  readonly onChange: (field: AddressField, text: string) => void;
  /** Called when a field is left. */
  readonly onLeave?: ((field: AddressField) => void) | undefined;
  /** The problem of a field, in the reader's language (`useContactErrorText`). */
  readonly errorOf: (field: AddressField) => string | undefined;
  /** Id of a field's control, for an error summary to link to. */
  readonly idOf: (field: AddressField) => string;
  /** Whose address it is: for somebody else's, the browser autofills nothing. Default: the reader's own. */
  readonly isOwn?: boolean;
}

/** A postal address in Finland. Its messages are `contact`. */
export function AddressFields({
  values,
  onChange,
  onLeave,
  errorOf,
  idOf,
  isOwn = true,
}: AddressFieldsProps): ReactNode {
  const t = useTranslations('contact');
  const common = (field: AddressField, autoComplete: 'address-line1' | 'postal-code' | 'address-level2') => ({
    id: idOf(field),
    name: idOf(field),
    error: errorOf(field),
    value: values[field],
    onChange: (text: string) => onChange(field, text),
    onBlur: () => onLeave?.(field),
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
      <Columns layout={{ small: 'two' }} gap="medium">
        <TextField
          {...common('postalCode', 'postal-code')}
          label={t('postalCode')}
          inputMode="numeric"
          width="short"
        />
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
