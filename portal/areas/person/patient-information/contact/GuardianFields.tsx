import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Columns } from '@portal/design-system/Columns';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { GUARDIAN_TYPES } from '#areas/person/shared/guardianship/guardian-type.ts';
import type { FormControls, TextControl } from '#client/forms/form-controls.ts';
import { AddressFields } from '#components/contact/AddressFields.tsx';
import { normalizePhone } from '#contract/values/phone.ts';
import type { Guardian } from '../contact-contract.ts';

export interface GuardianFieldsProps {
  readonly fields: FormControls<Guardian>;
  /** The guardian does not live with the child. */
  readonly isElsewhere: boolean;
  /** Place in the list, from 0. */
  readonly index: number;
  readonly onRemove: () => void;
}

/** One guardian; the address is asked for only where it is not the child's own. */
export function GuardianFields({ fields, isElsewhere, index, onRemove }: GuardianFieldsProps): ReactNode {
  const t = useTranslations('patient-information.guardians');
  const heading = useId();
  const n = index + 1;
  const phone = fields.text('phone');
  const text = (control: TextControl, label: string) => ({ ...control, label, autoComplete: 'off' as const });

  function leavePhone(): void {
    const tidied = normalizePhone(phone.value);
    if (tidied !== phone.value) phone.onChange(tidied);
    phone.onBlur();
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
      <TextField {...text(fields.text('name'), t('name'))} isRequired autoCapitalize="words" />
      <RadioGroup
        {...fields.choice('type')}
        label={t('type')}
        appearance="inline"
        options={GUARDIAN_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Columns>
        <TextField {...text(phone, t('phone'))} type="tel" isOptional onBlur={leavePhone} />
        <TextField
          {...text(fields.text('emailAddress'), t('emailAddress'))}
          type="email"
          isOptional
          spellCheck={false}
        />
      </Columns>
      <Checkbox {...fields.tick('isGuardianHasSameAddress')}>{t('sameAddress')}</Checkbox>
      {isElsewhere && <AddressFields isOwn={false} control={fields.text} />}
    </Stack>
  );
}
