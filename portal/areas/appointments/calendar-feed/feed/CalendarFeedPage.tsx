import { Card } from '@portal/design-system/Card';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import { FeedCard } from './FeedCard.tsx';

/** The private address from which the patient's own calendar reads their appointments. */
function CalendarFeedPage(): ReactNode {
  const t = useTranslations('calendar-feed');
  const href = useHref();
  const { actingFor } = useSession();
  return (
    <Page width="prose">
      <Stack gap="large">
        <BackHeading back={{ href: href('appointment-list'), label: t('back') }} title={t('title')} />
        <Text size="lead">{t('lead')}</Text>
        {actingFor ? <Notice>{t('notForChild')}</Notice> : <OwnFeed />}
      </Stack>
    </Page>
  );
}

function OwnFeed(): ReactNode {
  const t = useTranslations('calendar-feed');
  const answer = useCall('GET /api/calendar-feed');
  if (answer.data) return <FeedCard feed={answer.data.feed} />;
  return (
    <Card>
      <AnswerPending answer={answer} failed={{ title: t('error') }} isBare />
    </Card>
  );
}

export const page = definePage({
  key: 'calendar-feed',
  messages: ['calendar-feed'],
  // Of a child the server says no: the address would outlive the right to act for them.
  calls: (_visit, { session }) => (session.actingFor ? [] : [call('GET /api/calendar-feed')]),
  title: (t) => t('calendar-feed.title'),
  Component: CalendarFeedPage,
});
