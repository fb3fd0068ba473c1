import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Hero } from '@portal/design-system/Hero';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures, useIsBuilt, useWhose } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { nearness } from '../appointment/moment-texts.ts';
import { NextCard, NextCardSkeleton } from './NextCard.tsx';
import { nextAppointment, UPCOMING } from './upcoming.ts';

/** In a brand for children alone. */
const loadForChild = () => import('./BookForChild.tsx').then((module) => module.BookForChild);

/** Checking in is for the few minutes before a visit: its code comes on that day alone. */
const loadCheckIn = () => import('./NextCheckIn.tsx').then((module) => module.NextCheckIn);

/** The next appointment and what can be done about it now; without one, the way to one. */
export function NextAppointment(): ReactNode {
  const t = useTranslations('appointments.list');
  const answer = useCall('GET /api/own-appointments', UPCOMING);
  const { data } = answer;
  const now = useNow();
  const { has } = useFeatures();
  const next = data && nextAppointment(data.upcoming);
  if (next) {
    const mayCheckIn =
      next.selfCheckInStatus !== 'statusNotAvailable' && nearness(next.startDate, now) === 'today';
    return (
      <>
        <NextCard appointment={next} />
        {mayCheckIn && <LazyPart key={next.id} load={loadCheckIn} props={{ appointment: next }} isServed />}
      </>
    );
  }
  if (data)
    return has('booksForChildrenOnly') ? <LazyPart load={loadForChild} props={{}} isServed /> : <BookOne />;
  return (
    <AnswerPending
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<NextCardSkeleton />}
    />
  );
}

function BookOne(): ReactNode {
  const t = useTranslations('shell.front');
  const href = useHref();
  const isBuilt = useIsBuilt();
  return (
    <Hero level={2} isHeader title={t('bookTitle')} lead={t('bookText', { whose: useWhose() })}>
      {isBuilt('appointment-reservation-landing-page') && (
        <ButtonLink
          href={href('appointment-reservation-landing-page')}
          size="large"
          icon={<CalendarAddIcon />}
        >
          {t('book')}
        </ButtonLink>
      )}
    </Hero>
  );
}
