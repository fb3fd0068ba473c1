import { ButtonLink } from '@portal/design-system/ButtonLink';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#contract/client/use-href.ts';
import { useSignInAddress } from '#contract/client/use-sign-in-address.ts';

export interface LoginRequiredNoticeProps {
  /** The free time to come back to. */
  readonly appointmentId: number;
  /** It is the answer to something the patient did, and is read out at once. */
  readonly isUrgent?: boolean;
}

/** This time is for the strongly identified only. */
export function LoginRequiredNotice({ appointmentId, isUrgent }: LoginRequiredNoticeProps): ReactNode {
  const t = useTranslations('booking.reservation.loginRequired');
  const href = useHref();
  const signIn = useSignInAddress()(href('reserve-appointment', { id: appointmentId }));
  return (
    <Notice tone="info" title={t('title')} {...(isUrgent && { role: 'alert' })}>
      <Stack gap="medium" align="start">
        <Text>{t('text')}</Text>
        <ButtonLink href={signIn} icon={<LockIcon />}>
          {t('action')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
