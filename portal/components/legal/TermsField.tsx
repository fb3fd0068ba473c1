import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TickControl } from '#client/forms/form-controls.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { PrivacySentence } from './PrivacySentence.tsx';

/** The terms of use, to be read and accepted; and below them, to be read, what is done with personal data. */
export function TermsField(control: TickControl): ReactNode {
  const t = useTranslations('shell.legal');
  const termsLink = useTermsLink();
  return (
    <Stack gap="small">
      <Checkbox {...control} isRequired>
        {t.rich('accept', {
          terms: (words) => (termsLink ? <TextLink {...termsLink}>{words}</TextLink> : words),
        })}
      </Checkbox>
      <PrivacySentence />
    </Stack>
  );
}
