import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DISOWNED_DAYS } from '#areas/appointments/shared/appointments/disowning.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import type { DisowningEnd } from './use-disowning.ts';

/** What has come of the press. It takes the focus: the button is gone. */
export function DisownmentEnd({ end }: { readonly end: DisowningEnd }): ReactNode {
  const t = useTranslations('appointments.disown');
  const signIn = useSignInAddress();
  const href = useHref();
  return (
    <Notice
      tone={end === 'notFound' ? 'warning' : 'success'}
      title={t(`${end}.title`)}
      role="status"
      takesFocus
    >
      <Stack gap="small" align="start">
        <Text>{t(`${end}.text`, { days: DISOWNED_DAYS })}</Text>
        <ButtonLink href={signIn(href('appointment-list'))} tone="outline">
          {t('login')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
