import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#contract/client/app-context.ts';
import { useHref } from '#contract/client/use-href.ts';
import { useSignInAddress } from '#contract/client/use-sign-in-address.ts';
import { ConsentNotice, UnregisteredNotice } from './BookerNotices.tsx';
import { LoginRequiredNotice } from './LoginRequiredNotice.tsx';
import { useLastSearch } from './last-search.ts';
import { PhoneLink } from './PhoneLink.tsx';
import type { ReservationFailure } from './reservation-outcome.ts';

export interface FailureNoticeProps {
  readonly failure: ReservationFailure;
  /** The free time that was not booked. */
  readonly appointmentId: number;
}

/** Why the booking came to nothing and what to do about it. What was typed stays. */
export function FailureNotice({ failure, appointmentId }: FailureNoticeProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const { customerServicePhone } = useBrand();
  const search = useLastSearch(href('private-appointment-list'));
  const own = href('reserve-appointment', { id: appointmentId });
  const signIn = useSignInAddress()(own);

  switch (failure.kind) {
    case 'message':
      return (
        <Notice tone="error" role="alert">
          <Stack gap="small" align="start">
            <Text>{t(`reservation.outcome.${failure.key}`)}</Text>
            {failure.key === 'appointmentNotAvailable' && (
              <ButtonLink href={search} tone="outline">
                {t('taken.action')}
              </ButtonLink>
            )}
            {failure.key === 'sessionExpired' && (
              <ButtonLink href={signIn} tone="outline">
                {t('reservation.identify.action')}
              </ButtonLink>
            )}
          </Stack>
        </Notice>
      );
    case 'identify':
      return (
        <Notice tone="warning" role="alert" title={t('reservation.identify.title')}>
          <Stack gap="small">
            <Text>{t(`reservation.identify.${failure.key}`)}</Text>
            <Text>{t('reservation.identify.kept')}</Text>
            <Inline>
              <ButtonLink href={signIn}>{t('reservation.identify.action')}</ButtonLink>
              <PhoneLink phone={customerServicePhone} />
            </Inline>
          </Stack>
        </Notice>
      );
    case 'loginRequired':
      return <LoginRequiredNotice appointmentId={appointmentId} isUrgent />;
    case 'unregistered':
      return <UnregisteredNotice isUrgent />;
    case 'consentRequired':
      return <ConsentNotice isUrgent />;
    case 'notCreditworthy':
    case 'fields':
      return null;
  }
}
