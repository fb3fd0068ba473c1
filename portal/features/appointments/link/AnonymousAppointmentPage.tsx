import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { AppointmentPending } from '../states/AppointmentPending.tsx';
import { NoAppointment } from '../states/NoAppointment.tsx';
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
  const t = useTranslations('appointments');
  const { params } = visit;
  const answer = useCall('GET /api/anon/appointment/{token}', { params });
  const { data } = answer;
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('link.title')}</Heading>
        {data?.type === 'success' && <LinkedAppointmentView {...data} />}
        {data?.type === 'appointment-not-found' && (
          <NoAppointment
            title={t('link.notFound.title')}
            text={t('link.notFound.text')}
            next="login"
            nextLabel={t('link.notFound.login')}
          />
        )}
        {data?.type === 'appointment-already-cancelled' && (
          <NoAppointment
            title={t('link.cancelled.title')}
            text={t('link.cancelled.text')}
            next="book"
            nextLabel={t('detail.bookNew')}
          />
        )}
        {!data && (
          <AppointmentPending of="link" answer={answer}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </AppointmentPending>
        )}
      </Stack>
    </Page>
  );
}
