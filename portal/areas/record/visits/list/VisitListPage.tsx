import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordHeading } from '#components/record/RecordHeading.tsx';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
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
  const { data, error, isRefreshing, retry } = useVisits();
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <RecordHeading
          title={t('title')}
          count={data && data.total > 0 ? t('count', { count: data.total }) : undefined}
        />
        {data && data.total > 0 && <VisitsByYear visits={data.visits} more={data.more} />}
        {data?.total === 0 && (
          <Card>
            <EmptyState title={t('empty.title')}>{t(`empty.text.${whose}`)}</EmptyState>
          </Card>
        )}
        {!data && error && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && <RecordRowsSkeleton count={6} hasStart label={t('loading')} />}
      </Stack>
    </Page>
  );
}
