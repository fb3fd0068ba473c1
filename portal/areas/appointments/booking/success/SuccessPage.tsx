import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { BOOKING_PAGES } from '#contract/routes/booking-pages.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ReservationPending } from '../reservation/ReservationPending.tsx';
import { NotFound } from '../reservation/ReservationStates.tsx';
import { BookedView, type BookedViewProps } from './BookedView.tsx';
import { Cancelled } from './Cancelled.tsx';

const KEYS = [
  'reservation-success-for-anonymous-users',
  ...Object.values(BOOKING_PAGES).map(({ success }) => success),
] as const;
const OWN = 'GET /api/own-appointments/by-time/{id}';
const IN_SESSION = 'GET /api/anon/appointment/by-time/{id}';

type Visit = PageMatch<(typeof KEYS)[number]>;

/** Whether it was booked without a login: then the browser's own session knows it, and no address tells what opens it. */
function isVisitors({ key }: Visit): boolean {
  return key === 'reservation-success-for-anonymous-users';
}

/** What was booked of a time, as the server knows it now: the signed-in patient's own, or what a visitor has booked last. */
function SuccessPage({ visit }: { readonly visit: Visit }): ReactNode {
  if (isVisitors(visit)) return <BookedInSession id={visit.params.id} />;
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
  const t = useTranslations('booking');
  const answer = useCall(OWN, { params: { id } });
  const { data } = answer;
  if (data?.appointment.hasPatientCanceled || data?.appointment.hasAppointeeCanceled) return <Ended />;
  if (data) return <Booked {...data} token={null} concept={concept} />;
  if (isNotFound(answer.error)) return <Nothing />;
  return <ReservationPending title={t('success.summary')} answer={answer} />;
}

function BookedInSession({ id }: { readonly id: string }): ReactNode {
  const t = useTranslations('booking');
  const answer = useCall(IN_SESSION, { params: { id } });
  const { data } = answer;
  switch (data?.type) {
    case 'success':
      return <Booked {...data} concept={null} />;
    case 'appointment-already-cancelled':
      return <Ended />;
    case 'appointment-not-found':
      return <Nothing />;
    case undefined:
      return <ReservationPending title={t('success.summary')} answer={answer} />;
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

export const page = definePage<(typeof KEYS)[number]>({
  key: KEYS,
  messages: ['booking', 'insurance', 'visit-rules'],
  calls: (visit) => [call(isVisitors(visit) ? IN_SESSION : OWN, { params: visit.params })],
  // The tab says no more than is certain: whether it is still booked stands on the page.
  title: (t) => t('booking.success.summary'),
  robots: 'noindex',
  Component: SuccessPage,
});
