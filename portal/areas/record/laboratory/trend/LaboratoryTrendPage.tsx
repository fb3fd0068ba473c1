import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordWords } from '#components/record/RecordWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import type { Trend } from '../contract.ts';
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
  const answer = useCall('GET /api/laboratory/trends/{ids}', { params: { ids } });
  const tests = answer.data?.trends ?? [];
  return (
    <RecordPage
      kind="entry"
      width="page"
      heading={
        <BackHeading
          back={{ href: href('lab-list'), label: t('day.all') }}
          title={tests.length > 0 ? <TestNames tests={tests} /> : t('trend.title')}
        />
      }
      answer={answer}
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
      {(found) => (
        <>
          <Trends {...found} />
          <Downloads document="laboratory-trend" of={ids} />
        </>
      )}
    </RecordPage>
  );
}

/** What the page is about: the test, or both of them. */
function TestNames({ tests }: { readonly tests: readonly Trend[] }): ReactNode {
  const language = useLanguage();
  const names = tests.map((test) => (tests.length > 1 ? test.displayName : testName(test)));
  return new Intl.ListFormat(language)
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? <RecordWords key={value}>{value}</RecordWords> : value));
}

/** With its code, where it has one. */
function testName({ displayName, code }: Trend): string {
  return code ? `${displayName} (${code})` : displayName;
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
          <TrendCard
            key={trend.id}
            trend={trend}
            title={trends.length > 1 ? <RecordWords>{testName(trend)}</RecordWords> : t('title')}
          />
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
