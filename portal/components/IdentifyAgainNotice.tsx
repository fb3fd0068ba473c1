import { ButtonLink } from '@portal/design-system/ButtonLink';
import { SignInIcon } from '@portal/design-system/icons/SignInIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIdentifyAgainAddress } from '#client/navigation/use-identify-again-address.ts';

/**
 * A form's error when its change was refused with `freshIdentificationRequired`: says why, and links to
 * identification and back to this page. What was typed has to be a draft (`useDraft`). It is an alert, too: a closing
 * dialog returns the focus to what opened it.
 */
export function IdentifyAgainNotice(): ReactNode {
  const t = useTranslations('shell.identifyAgain');
  const address = useIdentifyAgainAddress();
  return (
    <Notice tone="warning" title={t('title')} role="alert" takesFocus>
      <Stack gap="small" align="start">
        <Text>{t('text')}</Text>
        <ButtonLink href={address} size="small" icon={<SignInIcon />} isDocument>
          {t('action')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
