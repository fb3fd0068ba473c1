import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
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
  const { ids } = visit.params;
  return (
    <RecordPage
      kind="entry"
      width="page"
      heading={
        <BackHeading back={{ href: href('lab-list'), label: t('day.all') }} title={t('trend.title')} />
      }
      answer={useCall('GET /api/laboratory/trends/{ids}', { params: { ids } })}
      failed={{ title: t('trend.failed'), text: t('error.text') }}
      notFound={{ title: t('trend.notFound'), text: t('day.notFound.text') }}
      skeleton={
        <SkeletonGroup label={t('trend.loading')}>
          <Card>
            <Skeleton shape="block" />
          </Card>
        </SkeletonGroup>
      }
    >
      {(answer) => (
        <>
          <Trends {...answer} />
          <Downloads document="laboratory-trend" of={ids} />
        </>
      )}
    </RecordPage>
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
