import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AppointmentCards } from '../list/AppointmentCards.tsx';
import { AppointmentCardsSkeleton } from '../list/AppointmentCardsSkeleton.tsx';

/** How many of the next appointments the front page shows. */
const SHOWN = 3;

/** The next appointments, on the front page. */
export function AppointmentsBlock(): ReactNode {
  const t = useTranslations('appointments.block');
  const href = useHref();
  const title = useId();
  return (
    <Stack as="section" gap="medium" aria-labelledby={title}>
      <Inline justify="between">
        <Heading level={2} id={title}>
          {t('title')}
        </Heading>
        <TextLink href={href('appointment-list')} isStandalone iconEnd={<ArrowRightIcon size="small" />}>
          {t('showAll')}
        </TextLink>
      </Inline>
      <NextAppointments />
    </Stack>
  );
}

function NextAppointments(): ReactNode {
  const t = useTranslations('appointments.list');
  const { data, error, isRefreshing, retry } = useCall('GET /api/own-appointments');
  if (data && data.upcoming.length > 0) {
    return <AppointmentCards appointments={data.upcoming.slice(0, SHOWN)} hasNext />;
  }
  if (data) {
    // The way to a new one is the next thing on the page.
    return (
      <Card>
        <EmptyState title={t('noUpcoming.title')} level={3} illustration={null}>
          {t('noUpcoming.text')}
        </EmptyState>
      </Card>
    );
  }
  if (!error) return <AppointmentCardsSkeleton count={SHOWN} />;
  return (
    <Card>
      <ErrorState title={t('error.title')} level={3} onRetry={retry} isRetrying={isRefreshing}>
        {t('error.text')}
      </ErrorState>
    </Card>
  );
}
