import { Page } from '@portal/design-system/Page';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { PrintButton } from '#components/PrintButton.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatSpokenDay } from '#contract/time/time-format.ts';
import { AppointmentPending } from '../states/AppointmentPending.tsx';
import { NoAppointment } from '../states/NoAppointment.tsx';
import { AppointmentOfDay } from './AppointmentOfDay.tsx';

const DAY = 'GET /api/own-appointments/on/{date}';

export const page = definePage({
  key: 'appointment-day',
  messages: ['appointments', 'visit-rules'],
  calls: ({ params }) => [call(DAY, { params })],
  title: (t, { visit }) =>
    t('appointments.day.title', { day: formatSpokenDay(startOfHelsinkiDay(visit.params.date), visit.lang) }),
  Component: AppointmentDayPage,
});

/** All that is needed on a day with appointments, on one sheet of paper. */
function AppointmentDayPage({ visit }: { readonly visit: PageMatch<'appointment-day'> }): ReactNode {
  const t = useTranslations('appointments.day');
  const tDetail = useTranslations('appointments.detail');
  const href = useHref();
  const lang = useLanguage();
  const { actingFor } = useSession();
  const { customerServicePhone: phone, customerServiceHours: hours } = useBrand();
  const { params } = visit;
  const answer = useCall(DAY, { params });
  const { data } = answer;
  return (
    <Page>
      <Stack gap="medium">
        <BackHeading
          back={{ href: href('appointment-list'), label: tDetail('all') }}
          title={t('title', { day: formatSpokenDay(startOfHelsinkiDay(params.date), lang) })}
        >
          {actingFor && (
            <Text tone="muted">{t('of', { name: `${actingFor.firstNames} ${actingFor.lastName}` })}</Text>
          )}
        </BackHeading>
        {data && data.appointments.length > 0 && (
          <>
            <PrintButton>{t('print')}</PrintButton>
            {data.appointments.map((appointment) => (
              <AppointmentOfDay key={appointment.id} appointment={appointment} />
            ))}
            <Text>
              {t.rich('changes', {
                phone,
                hours,
                call: (words) => <PhoneText key="phone">{words}</PhoneText>,
              })}
            </Text>
          </>
        )}
        {data?.appointments.length === 0 && (
          <NoAppointment
            title={t('none.title')}
            text={t('none.text')}
            next="book"
            nextLabel={tDetail('notFound.action')}
          />
        )}
        {!data && (
          <AppointmentPending of="day" answer={answer}>
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </AppointmentPending>
        )}
      </Stack>
    </Page>
  );
}
