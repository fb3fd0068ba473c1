import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { BOOKING_PAGES } from '#contract/routes/booking-pages.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ReservationSkeleton } from '../reservation/ReservationSkeleton.tsx';
import { NotFound } from '../reservation/ReservationStates.tsx';
import { BookedView, type BookedViewProps } from './BookedView.tsx';
import { Cancelled } from './Cancelled.tsx';

const KEYS = [
  'reservation-success-for-anonymous-users',
  ...Object.values(BOOKING_PAGES).map(({ success }) => success),
] as const;
const OWN = 'GET /api/own-appointments/by-time/{id}';
const LINKED = 'GET /api/anon/appointment/{token}';

type Visit = PageMatch<(typeof KEYS)[number]>;

/** What opens the booking without a login; null where it is the patient's own. */
function tokenOf({ query }: Visit): string | null {
  return 'token' in query ? query.token : null;
}

/** What was booked of a time, as the server knows it now: the signed-in patient's own, or what the link opens. */
function SuccessPage({ visit }: { readonly visit: Visit }): ReactNode {
  const token = tokenOf(visit);
  if (token !== null) return <Linked token={token} />;
  return (
    <Own
      id={visit.params.id}
      concept={visit.key === 'reservation-success-insurance' ? visit.query.concept : null}
    />
  );
}

interface OwnProps {
  readonly id: string;
  readonly concept: BookedViewProps['concept'];
}

function Own({ id, concept }: OwnProps): ReactNode {
  const { data, error, isRefreshing, retry } = useCall(OWN, { params: { id } });
  if (data?.appointment.hasPatientCanceled || data?.appointment.hasAppointeeCanceled) return <Ended />;
  if (data) return <Booked {...data} token={null} concept={concept} />;
  if (error instanceof ProblemError && error.code === 'notFound') return <Nothing />;
  return <Pending isFailed={error !== undefined} isRetrying={isRefreshing} onRetry={retry} />;
}

function Linked({ token }: { readonly token: string }): ReactNode {
  const { data, error, isRefreshing, retry } = useCall(LINKED, { params: { token } });
  switch (data?.type) {
    case 'success':
      return <Booked {...data} token={token} concept={null} />;
    case 'appointment-already-cancelled':
      return <Ended />;
    case 'appointment-not-found':
      return <Nothing />;
    case undefined:
      return <Pending isFailed={error !== undefined} isRetrying={isRefreshing} onRetry={retry} />;
  }
}

function Booked(props: BookedViewProps): ReactNode {
  return (
    <Page>
      <BookedView {...props} />
    </Page>
  );
}

function Ended(): ReactNode {
  return (
    <Page width="narrow">
      <Cancelled />
    </Page>
  );
}

function Nothing(): ReactNode {
  return (
    <Page width="narrow">
      <NotFound />
    </Page>
  );
}

interface PendingProps {
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Nothing is known yet, or the server could not be asked. */
function Pending({ isFailed, isRetrying, onRetry }: PendingProps): ReactNode {
  const t = useTranslations('booking');
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{t('success.summary')}</Heading>
        {isFailed ? (
          <ErrorState title={t('reservation.failed')} onRetry={onRetry} isRetrying={isRetrying} />
        ) : (
          <ReservationSkeleton />
        )}
      </Stack>
    </Page>
  );
}

export const page = definePage<(typeof KEYS)[number]>({
  key: KEYS,
  messages: ['booking', 'insurance', 'visit-rules'],
  calls: (visit) => {
    const token = tokenOf(visit);
    return [token === null ? call(OWN, { params: visit.params }) : call(LINKED, { params: { token } })];
  },
  // The tab says no more than is certain: whether it is still booked stands on the page.
  title: (t) => t('booking.success.summary'),
  robots: 'noindex',
  Component: SuccessPage,
});
