import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { AppointmentCards } from './AppointmentCards.tsx';
import { AppointmentCardsSkeleton } from './AppointmentCardsSkeleton.tsx';
import { DaysToPrint } from './DaysToPrint.tsx';
import { PastAppointments } from './PastAppointments.tsx';

export const page = definePage({
  key: 'appointment-list',
  messages: ['appointments'],
  calls: () => [call('GET /api/own-appointments')],
  title: (t) => t('appointments.list.title'),
  Component: AppointmentListPage,
});

const loadKeeping = () => import('../kept/KeepOnDevice.tsx').then((module) => module.KeepOnDevice);

/** The patient's own appointments: the coming ones, and the others for patients who look for them. */
function AppointmentListPage(): ReactNode {
  const t = useTranslations('appointments.list');
  const href = useHref();
  const { actingFor } = useSession();
  const answer = useCall('GET /api/own-appointments');
  const { data, error } = answer;
  return (
    <>
      <PageOpening>
        <Inline justify="between" gap="medium">
          <Heading level={1}>{t('title')}</Heading>
          <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
            {t('book')}
          </ButtonLink>
        </Inline>
      </PageOpening>
      <Page isDense>
        <Stack gap={{ small: 'large', large: 'xlarge' }}>
          {data && <Appointments {...data} />}
          {/* Not before the list: it would stand where that comes, and move. */}
          {!actingFor && (data || error) && (
            <TextLink href={href('calendar-feed')} isStandalone icon={<CalendarIcon size="small" />}>
              {t('calendar')}
            </TextLink>
          )}
          {data && <LazyPart load={loadKeeping} props={{ upcoming: data.upcoming }} isServed />}
          {!data && (
            <AnswerPending
              answer={answer}
              failed={{ title: t('error.title'), text: t('error.text') }}
              skeleton={<ComingSoon />}
            />
          )}
        </Stack>
      </Page>
    </>
  );
}

/** What is on its way, with the heading that it will have. */
function ComingSoon(): ReactNode {
  const t = useTranslations('appointments.list');
  return (
    <Stack gap="medium">
      <Heading level={2} size={3}>
        {t('upcoming')}
      </Heading>
      <AppointmentCardsSkeleton count={3} />
    </Stack>
  );
}

function Appointments({ upcoming, past }: AnswerOf<'GET /api/own-appointments'>): ReactNode {
  const t = useTranslations('appointments.list');
  const coming = useId();
  return (
    <>
      <Stack as="section" gap="medium" aria-labelledby={coming}>
        <Heading level={2} size={3} id={coming}>
          {t('upcoming')}
        </Heading>
        {upcoming.length > 0 ? (
          <>
            <AppointmentCards appointments={upcoming} hasPeek />
            <DaysToPrint appointments={upcoming} />
          </>
        ) : (
          <Card>
            <EmptyState title={t('noUpcoming.title')} level={3}>
              {t('noUpcoming.text')}
            </EmptyState>
          </Card>
        )}
      </Stack>
      <Stack as="section" aria-label={t('past')}>
        <Disclosure summary={t('past')}>
          {past.length > 0 ? (
            <PastAppointments appointments={past} />
          ) : (
            <Text tone="muted">{t('noPast')}</Text>
          )}
        </Disclosure>
      </Stack>
    </>
  );
}
