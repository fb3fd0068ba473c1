import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { LinkedAppointmentView } from './LinkedAppointmentView.tsx';

export const page = definePage({
  key: 'anonymous-view-appointment-page',
  messages: ['appointments', 'visit-rules'],
  calls: ({ params }) => [call('GET /api/anon/appointment/{token}', { params })],
  title: (t) => t('appointments.link.title'),
  robots: 'noindex',
  Component: AnonymousAppointmentPage,
});

type Visit = PageMatch<'anonymous-view-appointment-page'>;

/** The appointment that the link in a confirmation opens, without a login (APPT-15, APPT-16). */
function AnonymousAppointmentPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('appointments.link');
  const { params } = visit;
  const { data, error, isRefreshing, retry } = useCall('GET /api/anon/appointment/{token}', { params });
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('title')}</Heading>
        {data?.type === 'success' && <LinkedAppointmentView {...data} />}
        {data?.type === 'appointment-not-found' && <NotFound />}
        {data?.type === 'appointment-already-cancelled' && <AlreadyCancelled />}
        {!data && !error && <ViewSkeleton />}
        {!data && error && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function NotFound(): ReactNode {
  const t = useTranslations('appointments.link.notFound');
  const signIn = useSignInAddress();
  const href = useHref();
  const login = (
    <ButtonLink href={signIn(href('appointment-list'))} tone="secondary">
      {t('login')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t('title')} action={login}>
        {t('text')}
      </EmptyState>
    </Card>
  );
}

function AlreadyCancelled(): ReactNode {
  const t = useTranslations('appointments');
  const href = useHref();
  const book = (
    <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
      {t('detail.bookNew')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t('link.cancelled.title')} action={book}>
        {t('link.cancelled.text')}
      </EmptyState>
    </Card>
  );
}

function ViewSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
