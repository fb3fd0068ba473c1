import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Columns } from '@portal/design-system/Columns';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextField, type TextFieldProps } from '@portal/design-system/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '#components/contact/AddressFields.tsx';
import { normalizePhone } from '#contract/values/phone.ts';
import type { Guardian } from '../contract.ts';
import type { ContactFieldsProps } from './contact-fields-props.ts';
import { fieldId } from './contact-values.ts';

type TextName = 'name' | 'phone' | 'emailAddress';

export interface GuardianFieldsProps extends Pick<ContactFieldsProps, 'errorOf' | 'leave'> {
  readonly guardian: Guardian;
  /** Place in the list, from 0. */
  readonly index: number;
  readonly onChange: (change: Partial<Guardian>, field: string) => void;
  readonly onRemove: () => void;
}

/** One guardian; the address is asked for only where it is not the child's own. */
export function GuardianFields(props: GuardianFieldsProps): ReactNode {
  const { guardian, index, onChange, onRemove, errorOf, leave } = props;
  const t = useTranslations('patient-information.guardians');
  const heading = useId();
  const n = index + 1;
  const path = (name: keyof Guardian) => `guardians.${index}.${name}`;
  const textField = (name: TextName, own: Partial<TextFieldProps>) => {
    const field = path(name);
    return (
      <TextField
        id={fieldId(field)}
        name={field}
        label={t(name)}
        error={errorOf(field)}
        autoComplete="off"
        value={guardian[name]}
        onChange={(text) => onChange({ [name]: text }, field)}
        onBlur={() => leave(field)}
        {...own}
      />
    );
  };

  function leavePhone(): void {
    const phone = normalizePhone(guardian.phone);
    if (phone !== guardian.phone) onChange({ phone }, path('phone'));
    leave(path('phone'));
  }

  return (
    <Stack as="section" gap="medium" aria-labelledby={heading}>
      {index > 0 && <Divider />}
      <Inline justify="between">
        <Heading level={3} size={4} id={heading}>
          {t('nth', { n })}
        </Heading>
        <Button tone="tertiary" size="small" icon={<TrashIcon />} onPress={onRemove}>
          {t('remove', { n })}
        </Button>
      </Inline>
      {textField('name', { isRequired: true, autoCapitalize: 'words' })}
      <Columns>
        {textField('phone', { type: 'tel', isOptional: true, onBlur: leavePhone })}
        {textField('emailAddress', { type: 'email', isOptional: true, spellCheck: false })}
      </Columns>
      <Checkbox
        id={fieldId(path('isGuardianHasSameAddress'))}
        isSelected={guardian.isGuardianHasSameAddress}
        onChange={(isGuardianHasSameAddress) =>
          onChange({ isGuardianHasSameAddress }, path('isGuardianHasSameAddress'))
        }
      >
        {t('sameAddress')}
      </Checkbox>
      {!guardian.isGuardianHasSameAddress && (
        <AddressFields
          isOwn={false}
          values={guardian}
          onChange={(name, text) => onChange({ [name]: text }, path(name))}
          onLeave={(name) => leave(path(name))}
          errorOf={(name) => errorOf(path(name))}
          idOf={(name) => fieldId(path(name))}
        />
      )}
    </Stack>
  );
}
