import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TickControl } from '#client/forms/form-controls.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';

/** The terms of use and of privacy, which everybody accepts once. */
export function TermsField(control: TickControl): ReactNode {
  const t = useTranslations('registration');
  const termsLink = useTermsLink();
  return (
    <Stack gap="xxsmall">
      <Checkbox {...control} isRequired>
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
