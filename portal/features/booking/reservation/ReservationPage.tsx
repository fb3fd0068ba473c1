import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { LazyPart } from '@portal/design-system/LazyPart';
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
import { ReservationView } from './ReservationView.tsx';

const KEYS = ['reserve-appointment-for-anonymous-users', 'reserve-appointment'] as const;

// Most visitors find the time free.
const loadStates = () => import('./ReservationStates.tsx');
const loadNotFound = () => loadStates().then((states) => states.NotFound);
const loadKela65Only = () => loadStates().then((states) => states.Kela65Only);
const loadTaken = () => loadStates().then((states) => states.Taken);
const loadInterrupted = () => loadStates().then((states) => states.Interrupted);

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
        <LazyPart load={loadNotFound} props={{}} isServed />
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
          <LazyPart load={loadNotFound} props={{}} isServed />
        </Narrow>
      );
    case 'kela65-refused':
      return (
        <Narrow>
          <LazyPart load={loadKela65Only} props={{ reason: data.reason, id }} isServed />
        </Narrow>
      );
    case 'already-reserved':
      return (
        <Narrow>
          <LazyPart load={loadTaken} props={{ ownAppointmentId: data.ownAppointmentId }} isServed />
        </Narrow>
      );
    case 'available':
      if (isInterrupted || (data.booker.type === 'patient' && !data.booker.isCreditworthy))
        return (
          <Narrow>
            <LazyPart load={loadInterrupted} props={{}} isServed />
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
