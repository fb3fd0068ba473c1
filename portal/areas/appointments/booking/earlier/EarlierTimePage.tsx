import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHeld } from '#client/calls/use-held.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { NotFound } from '../reservation/ReservationStates.tsx';
import { OfferView } from './OfferView.tsx';
import { WaitCard } from './WaitCard.tsx';

const KEY = 'earlier-time';
const OWN = 'GET /api/own-appointments/{ids}';
const SHOW = 'GET /api/appointments/{id}/earlier-time';

/** Where a patient waits for an earlier time for an appointment, and answers when one is offered. */
function EarlierTimePage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking.earlier');
  const href = useHref();
  const { id } = visit.params;
  const answer = useCall(
    SHOW,
    { params: { id } },
    // What is shown stays while it is fetched again, and with it the focus.
    { keepsPrevious: true },
  );
  const [{ own, shown }, hold] = useHeld({ own: useCall(OWN, { params: { ids: id } }), shown: answer });
  const { data } = shown;
  const [appointment] = own.data?.appointments ?? [];
  if (isProblem(own.error, 'notFound') || isProblem(shown.error, 'notFound'))
    return (
      <Page width="prose">
        <NotFound />
      </Page>
    );
  const isShown = data && (!data.offer || appointment);
  return (
    <Page {...(!data?.offer && { width: 'prose' as const })}>
      <Stack gap="large">
        <BackHeading back={{ href: href('appointment', { ids: id }), label: t('back') }} title={t('title')} />
        {data?.offer && appointment && <OfferView appointment={appointment} offer={data.offer} hold={hold} />}
        {data && !data.offer && <WaitCard id={Number(id)} wait={data.wait} />}
        {!isShown && <AnswerPending answer={own.error ? own : shown} failed={{ title: t('error') }} isBare />}
      </Stack>
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking', 'visit-rules'],
  calls: ({ params: { id } }) => [call(OWN, { params: { ids: id } }), call(SHOW, { params: { id } })],
  title: (t) => t('booking.earlier.title'),
  Component: EarlierTimePage,
});
