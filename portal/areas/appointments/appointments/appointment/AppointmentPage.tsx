import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHeld } from '#client/calls/use-held.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { useMoment } from '#components/use-moment.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { AppointmentPending } from '../states/AppointmentPending.tsx';
import { NoAppointment } from '../states/NoAppointment.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { useChangeShown } from './use-change-shown.ts';

export const page = definePage({
  key: 'appointment',
  messages: ['appointments', 'insurance', 'visit-rules', 'video-entry'],
  calls: ({ params }) => [call('GET /api/own-appointments/{ids}', { params })],
  title: (t, { visit }) => t('appointments.detail.documentTitle', { count: countOf(visit.params.ids) }),
  Component: AppointmentPage,
});

const countOf = (ids: string): number => new Set(ids.split(',')).size;

/** One of the patient's appointments, or several that belong together. */
function AppointmentPage({ visit }: { readonly visit: PageMatch<'appointment'> }): ReactNode {
  const t = useTranslations('appointments.detail');
  const href = useHref();
  const { params } = visit;
  const [answer, hold] = useHeld(useCall('GET /api/own-appointments/{ids}', { params }));
  const { data, error } = answer;
  const changeShown = useChangeShown({ params });
  const moment = useMoment();
  const heading = useId();
  /** How many of the address are not the patient's, or nobody's. */
  const unknown = countOf(params.ids) - (data?.appointments.length ?? 0);
  const single = data?.appointments.length === 1 ? data.appointments[0] : undefined;
  return (
    <Page>
      <Stack gap="large">
        <BackHeading
          back={{ href: href('appointment-list'), label: t('all') }}
          title={single ? moment(single.startDate) : t('title', { count: countOf(params.ids) })}
          id={heading}
        />
        {data && (
          <Stack gap="xxlarge">
            {unknown > 0 && <Notice>{t('unknown', { count: unknown })}</Notice>}
            {data.appointments.map((appointment) => (
              <AppointmentDetails
                key={appointment.id}
                appointment={appointment}
                titleId={single ? heading : null}
                hold={hold}
                onChanged={(changes) => changeShown(appointment.id, changes)}
              />
            ))}
          </Stack>
        )}
        {!data && isNotFound(error) && (
          <NoAppointment
            title={t('notFound.title')}
            text={t('notFound.text')}
            next="book"
            nextLabel={t('notFound.action')}
          />
        )}
        {!data && !isNotFound(error) && (
          <AppointmentPending of="detail" answer={answer}>
            <Skeleton width="long" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </AppointmentPending>
        )}
      </Stack>
    </Page>
  );
}
