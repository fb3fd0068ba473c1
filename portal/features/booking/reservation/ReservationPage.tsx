import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { ReservationDetails } from '../reservation-contract.ts';
import { ReservationSkeleton } from './ReservationSkeleton.tsx';
import { Interrupted, Kela65Only, NotFound, Taken } from './ReservationStates.tsx';
import { ReservationView } from './ReservationView.tsx';

const KEYS = ['reserve-appointment-for-anonymous-users', 'reserve-appointment'] as const;

interface ReservationPageProps {
  readonly visit: PageMatch<(typeof KEYS)[number]>;
}

function ReservationPage({ visit }: ReservationPageProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const href = useHref();
  const navigateTo = useNavigateTo();
  const { id } = visit.params;
  const [isInterrupted, setInterrupted] = useState(false);
  const { data, error, isRefreshing, retry } = useCall('GET /api/appointments/free/{id}', {
    params: { id },
  });

  function showSuccess(details: ReservationDetails): void {
    const { token } = details;
    // Going back must not lead to a form for a time that has been booked.
    navigateTo(
      token
        ? href('reservation-success-for-anonymous-users', { id }, { token })
        : href('reservation-success', { id }),
      { replace: true },
    );
  }

  if (error instanceof ProblemError && error.code === 'notFound')
    return (
      <Narrow>
        <NotFound />
      </Narrow>
    );
  if (!data && error)
    return (
      <Page width="prose">
        <Heading level={1}>{t('title')}</Heading>
        <ErrorState title={t('failed')} onRetry={retry} isRetrying={isRefreshing} />
      </Page>
    );
  if (!data)
    return (
      <Page>
        <VisuallyHidden>
          <Heading level={1}>{t('title')}</Heading>
        </VisuallyHidden>
        <ReservationSkeleton />
      </Page>
    );
  switch (data.type) {
    case 'no-appointment-found':
      return (
        <Narrow>
          <NotFound />
        </Narrow>
      );
    case 'kela65-refused':
      return (
        <Narrow>
          <Kela65Only reason={data.reason} id={id} />
        </Narrow>
      );
    case 'already-reserved':
      return (
        <Narrow>
          <Taken ownAppointmentId={data.ownAppointmentId} />
        </Narrow>
      );
    case 'available':
      if (isInterrupted || (data.booker.type === 'patient' && !data.booker.isCreditworthy))
        return (
          <Narrow>
            <Interrupted />
          </Narrow>
        );
      return (
        <Page>
          <ReservationView time={data} onBooked={showSuccess} onInterrupted={() => setInterrupted(true)} />
        </Page>
      );
  }
}

function Narrow({ children }: { readonly children: ReactNode }): ReactNode {
  return <Page width="prose">{children}</Page>;
}

export const page = definePage({
  key: KEYS,
  messages: ['booking', 'consents', 'contact', 'visit-rules'],
  calls: ({ params: { id } }) => [call('GET /api/appointments/free/{id}', { params: { id } })],
  title: (t) => t('booking.reservation.title'),
  robots: 'noindex',
  Component: ReservationPage,
});
