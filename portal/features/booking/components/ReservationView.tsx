import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Steps } from '@portal/design-system/Steps';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#contract/client/use-href.ts';
import { useSignInAddress } from '#contract/client/use-sign-in-address.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { ConsentNotice, UnregisteredNotice } from './BookerNotices.tsx';
import { LoginRequiredNotice } from './LoginRequiredNotice.tsx';
import { useLastSearch } from './last-search.ts';
import { ReservationForm, type ReservationFormProps } from './ReservationForm.tsx';

/** A free time, and the form that books it or what stands in the way. */
export function ReservationView({ time, ...outcomes }: ReservationFormProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const search = useLastSearch(href('private-appointment-list'));
  return (
    <Stack gap={{ small: 'medium', large: 'large' }}>
      <Steps
        aria-label={t('reservation.steps')}
        steps={[t('reservation.stepSearch'), t('reservation.stepDetails'), t('reservation.stepDone')]}
        current={1}
      />
      <Heading level={1}>{t('reservation.title')}</Heading>
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <AppointmentSummary appointment={time.appointment} title={t('summary.title')}>
          <TextLink href={search} isStandalone icon={<ArrowLeftIcon />}>
            {t('summary.change')}
          </TextLink>
        </AppointmentSummary>
        <Step time={time} {...outcomes} />
      </Columns>
    </Stack>
  );
}

/** What is next for this booker. */
function Step({ time, ...outcomes }: ReservationFormProps): ReactNode {
  const { appointment, booker } = time;
  if (booker.type === 'anonymous' && appointment.requiresAuthToReserve)
    return <LoginRequiredNotice appointmentId={appointment.id} />;
  if (booker.type === 'unregistered') return <UnregisteredNotice />;
  if (booker.type === 'patient' && booker.consentStatus !== 'ok') return <ConsentNotice />;
  return (
    <Stack gap="large">
      {booker.type === 'anonymous' && <SignInOffer appointmentId={appointment.id} />}
      <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
        <ReservationForm time={time} {...outcomes} />
      </Card>
    </Stack>
  );
}

/** Spares those who sign in some typing. */
function SignInOffer({ appointmentId }: { readonly appointmentId: number }): ReactNode {
  const t = useTranslations('booking.reservation.login');
  const href = useHref();
  const signIn = useSignInAddress()(href('reserve-appointment', { id: appointmentId }));
  return (
    <Notice title={t('title')}>
      <Stack gap="small" align="start">
        <Text>{t('text')}</Text>
        <ButtonLink href={signIn} tone="outline" size="small">
          {t('action')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
