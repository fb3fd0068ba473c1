import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { useVisits } from './use-visits.ts';
import { VisitsByYear } from './VisitsByYear.tsx';

export const page = definePage({
  key: 'visits-list',
  messages: ['visits'],
  calls: () => [call('GET /api/visits')],
  title: (t) => t('visits.list.title'),
  Component: VisitListPage,
});

/** The patient's visits, by year. */
function VisitListPage(): ReactNode {
  const t = useTranslations('visits.list');
  const whose = useWhose();
  const answer = useVisits();
  const total = answer.data?.total ?? 0;
  return (
    <RecordPage
      kind="list"
      heading={
        <Stack gap="xxsmall">
          <Heading level={1}>{t('title')}</Heading>
          {total > 0 && <Text tone="muted">{t('count', { count: total })}</Text>}
        </Stack>
      }
      answer={answer}
      empty={{
        isEmpty: (visits) => visits.total === 0,
        title: t('empty.title'),
        text: t(`empty.text.${whose}`),
      }}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<RecordRowsSkeleton count={6} hasStart label={t('loading')} />}
    >
      {({ visits, more }) => <VisitsByYear visits={visits} more={more} />}
    </RecordPage>
  );
}
