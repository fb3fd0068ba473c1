import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { OtherTests } from './OtherTests.tsx';
import { TrendCard } from './TrendCard.tsx';

export const page = definePage({
  key: 'lab-trend',
  messages: ['laboratory', 'downloads'],
  written: () => ['../design-system/src/TrendChart/TrendChart.tsx'],
  calls: ({ params }) => [call('GET /api/laboratory/trends/{ids}', { params })],
  title: (t) => t('laboratory.trend.title'),
  Component: LaboratoryTrendPage,
});

/** A test over time, or two beside each other. */
function LaboratoryTrendPage({ visit }: { readonly visit: PageMatch<'lab-trend'> }): ReactNode {
  const t = useTranslations('laboratory');
  const href = useHref();
  const { data, error, retry, isRefreshing } = useCall('GET /api/laboratory/trends/{ids}', {
    params: visit.params,
  });
  const isNotFound = error instanceof ProblemError && ['notFound', 'malformed'].includes(error.code);
  return (
    <Page>
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={href('lab-list')} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {t('day.all')}
          </TextLink>
          <Heading level={1}>{t('trend.title')}</Heading>
        </Stack>
        {data && <Trends {...data} />}
        {data && <Downloads document="laboratory-trend" of={visit.params.ids} />}
        {!data && isNotFound && (
          <Card>
            <EmptyState title={t('trend.notFound')}>{t('day.notFound.text')}</EmptyState>
          </Card>
        )}
        {!data && error && !isNotFound && (
          <Card>
            <ErrorState title={t('trend.failed')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && (
          <SkeletonGroup label={t('trend.loading')}>
            <Card>
              <Skeleton shape="block" />
            </Card>
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}

function Trends({ trends, others }: AnswerOf<'GET /api/laboratory/trends/{ids}'>): ReactNode {
  const t = useTranslations('laboratory.trend');
  const href = useHref();
  const [first] = trends;
  if (!first) return null;
  return (
    <>
      <Columns layout={{ small: 'one', large: trends.length > 1 ? 'two' : 'one' }} isStretched>
        {trends.map((trend) => (
          <TrendCard key={trend.id} trend={trend} />
        ))}
      </Columns>
      {trends.length > 1 && (
        <TextLink href={href('lab-trend', { ids: first.id })} isStandalone>
          {t('remove')}
        </TextLink>
      )}
      <OtherTests beside={first.id} others={others} />
    </>
  );
}
