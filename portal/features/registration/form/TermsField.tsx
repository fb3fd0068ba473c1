import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { fieldId } from './registration-values.ts';

export interface TermsFieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly error: string | undefined;
}

/** The terms of use and of privacy, which everybody accepts once. */
export function TermsField({ isSelected, onChange, error }: TermsFieldProps): ReactNode {
  const t = useTranslations('registration');
  const termsLink = useTermsLink();
  return (
    <Stack gap="xxsmall">
      <Checkbox
        id={fieldId('acceptsTerms')}
        name="acceptsTerms"
        error={error}
        isRequired
        isSelected={isSelected}
        onChange={onChange}
      >
        {t('terms')}
      </Checkbox>
      {termsLink && (
        <TextLink {...termsLink} isStandalone>
          {t('termsLink')}
        </TextLink>
      )}
    </Stack>
  );
}
