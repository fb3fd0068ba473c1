import { Checkbox } from '@portal/design-system/Checkbox';
import { Columns } from '@portal/design-system/Columns';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '#components/contact/AddressFields.tsx';
import { normalizeIdentityCode } from '#contract/values/identity-code.ts';
import { type ChildFields as Child, NAME_MAX, type PersonFields } from '../rules.ts';
import { type FieldName, fieldId } from './registration-values.ts';

/** Characters of an identity code. */
const CODE_LENGTH = 11;

export interface ChildFieldsProps {
  readonly child: Child;
  /** Some of it has changed. */
  readonly onChange: (child: Partial<Child>, field?: FieldName) => void;
  /** What is wrong with a field, in the reader's language. */
  readonly errorOf: (field: FieldName) => string | undefined;
}

/** The guardian's child: who they are, and where they live if that is elsewhere. */
export function ChildFields({ child, onChange, errorOf }: ChildFieldsProps): ReactNode {
  const t = useTranslations('registration.child');
  const common = (field: keyof PersonFields) => ({
    id: fieldId(`child.${field}`),
    name: `child.${field}`,
    label: t(field),
    error: errorOf(`child.${field}`),
    value: child[field],
    onChange: (text: string) => onChange({ [field]: text }, `child.${field}`),
    autoComplete: 'off' as const,
    spellCheck: false,
    isRequired: true,
  });
  // A pasted code may have spaces around it, so the field itself sets no limit.
  const typeCode = (text: string) =>
    onChange(
      { identityCode: text.length > CODE_LENGTH ? normalizeIdentityCode(text) : text },
      'child.identityCode',
    );
  return (
    <>
      <Columns gap="large">
        <TextField {...common('firstNames')} autoCapitalize="words" maxLength={NAME_MAX} />
        <TextField {...common('lastName')} autoCapitalize="words" maxLength={NAME_MAX} />
      </Columns>
      <TextField
        {...common('identityCode')}
        description={t('identityCodeText')}
        width="medium"
        autoCapitalize="characters"
        onChange={typeCode}
        onBlur={() => onChange({ identityCode: normalizeIdentityCode(child.identityCode) })}
      />
      <Checkbox
        name="child.isGuardianHasSameAddress"
        isSelected={child.isGuardianHasSameAddress}
        onChange={(isGuardianHasSameAddress) => onChange({ isGuardianHasSameAddress })}
      >
        {t('sameAddress')}
      </Checkbox>
      {!child.isGuardianHasSameAddress && (
        <AddressFields
          values={child}
          onChange={(field, text) => onChange({ [field]: text }, `child.${field}`)}
          errorOf={(field) => errorOf(`child.${field}`)}
          idOf={(field) => fieldId(`child.${field}`)}
          isOwn={false}
        />
      )}
    </>
  );
}
