import { LazyPart } from '@portal/design-system/LazyPart';
import { Page } from '@portal/design-system/Page';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHeld } from '#client/calls/use-held.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { dueCalls } from '#components/due/due-calls.ts';
import { type AnyReservationPageKey, BOOKING_PAGES, bookingTypeOf } from '#contract/routes/booking-pages.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { FreeTime, ReservationDetails } from '../reservation-contract.ts';
import type { ConceptFailure } from './insurance/leave-concept.ts';
import { ReservationPending } from './ReservationPending.tsx';
import type { Refusal } from './ReservationRefused.tsx';
import { ReservationView } from './ReservationView.tsx';
import { timeInput } from './time-input.ts';
import { useBookingType } from './use-booking-type.ts';
import { useTellOpened } from './use-tell-app.ts';

type Visit = PageMatch<AnyReservationPageKey>;

// Most visitors find the time free.
const loadRefused = () => import('./ReservationRefused.tsx').then((module) => module.ReservationRefused);

interface ReservationPageProps {
  readonly visit: Visit;
}

function ReservationPage({ visit }: ReservationPageProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const href = useHref();
  const navigateTo = useNavigateTo();
  const { id } = visit.params;
  const [isInterrupted, setInterrupted] = useState(false);
  const type = useBookingType();
  const answer = useCall('GET /api/appointments/free/{id}', timeInput(type, id));
  const [shown, hold] = useHeld(answer);
  const { data } = shown;
  useTellOpened(Number(id), type, data && refusalOf(data));

  function successAddress({ token }: ReservationDetails, insurance: ConceptFailure | null): string {
    if (token) return href('reservation-success-for-anonymous-users', { id });
    if (type === 'insurance') return href('reservation-success-insurance', { id }, { concept: insurance });
    return href(BOOKING_PAGES[type].success, { id });
  }

  const refused = (refusal: Refusal) => (
    <Page width="narrow">
      <LazyPart load={loadRefused} props={{ refusal, id }} isServed />
    </Page>
  );

  if (isNotFound(shown.error)) return refused({ type: 'no-appointment-found' });
  if (!data) return <ReservationPending title={t('title')} answer={shown} />;
  if (data.type !== 'available') return refused(data);
  if (isInterrupted || owes(data)) return refused({ type: 'notCreditworthy' });
  return (
    <Page>
      <ReservationView
        time={data}
        onBooked={(...booked) => {
          hold();
          // Going back must not lead to a form for a time that has been booked.
          navigateTo(successAddress(...booked), { replace: true });
        }}
        onInterrupted={() => setInterrupted(true)}
      />
    </Page>
  );
}

/** Why a time cannot be booked, by the code of what the page says; null if it can. */
function refusalOf(time: FreeTime): string | null {
  if (time.type !== 'available') return time.type;
  return owes(time) ? 'notCreditworthy' : null;
}

/** Bills are no matter where somebody else pays. */
function owes({ reader, terms }: Extract<FreeTime, { type: 'available' }>): boolean {
  return reader.type === 'patient' && !reader.isCreditworthy && terms.needsCredit;
}

export const page = definePage<AnyReservationPageKey>({
  key: Object.values(BOOKING_PAGES).flatMap((pages) => [pages.reservation, pages.anonymousReservation]),
  messages: ['booking', 'consents', 'contact', 'insurance', 'visit-rules', 'due'],
  calls: ({ key, params: { id } }, { session }) => {
    const type = bookingTypeOf(key) ?? 'private';
    return [
      call('GET /api/appointments/free/{id}', timeInput(type, id)),
      ...(type === 'occupational' ? [] : dueCalls(session)),
    ];
  },
  title: (t) => t('booking.reservation.title'),
  robots: 'noindex',
  Component: ReservationPage,
});
