import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHeld } from '#client/calls/use-held.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ReservationPending } from '../reservation/ReservationPending.tsx';
import { AgeRefused, Kela65Only, NotFound, Taken } from '../reservation/ReservationStates.tsx';
import { MoveView } from './MoveView.tsx';

const KEY = 'move-appointment';
const OWN = 'GET /api/own-appointments/{ids}';
const TIME = 'GET /api/appointments/free/{id}';

/** A time that a booked appointment may be moved to, for the patient to confirm. */
function MoveAppointmentPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking');
  const { id, time } = visit.params;
  const ownCall = useCall(OWN, { params: { ids: id } });
  const timeCall = useCall(TIME, { params: { id: time } });
  const [{ own, found }, hold] = useHeld({ own: ownCall, found: timeCall });
  const [appointment] = own.data?.appointments ?? [];
  const isMissing = isProblem(own.error, 'notFound') || isProblem(found.error, 'notFound');
  if (isMissing) return <Missing />;
  if (appointment && found.data) {
    if (found.data.type === 'available')
      return (
        <Page>
          <MoveView appointment={appointment} time={found.data} hold={hold} />
        </Page>
      );
    if (found.data.type === 'no-appointment-found' || found.data.type === 'occupational-refused')
      return <Missing />;
    if (found.data.type === 'age-refused')
      return (
        <Page width="prose">
          <AgeRefused reason={found.data.reason} id={time} />
        </Page>
      );
    return (
      <Page width="prose">
        {found.data.type === 'kela65-refused' ? (
          <Kela65Only reason={found.data.reason} id={time} />
        ) : (
          <Taken ownAppointmentId={found.data.ownAppointmentId} />
        )}
      </Page>
    );
  }
  return <ReservationPending title={t('move.title')} answer={own.error ? own : found} />;
}

function Missing(): ReactNode {
  return (
    <Page width="prose">
      <NotFound />
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking', 'visit-rules'],
  calls: ({ params: { id, time } }) => [
    call(OWN, { params: { ids: id } }),
    call(TIME, { params: { id: time } }),
  ],
  title: (t) => t('booking.move.title'),
  Component: MoveAppointmentPage,
});
