import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { AboutMeasuring } from './AboutMeasuring.tsx';
import { MeasurementForm } from './MeasurementForm.tsx';
import { MeasurementList } from './MeasurementList.tsx';
import { Sharing } from './Sharing.tsx';
import { Trends } from './Trends.tsx';

const LIST = 'GET /api/home-measurements';

export const page = definePage({
  key: 'home-measurements',
  messages: ['home-measurements', 'measured'],
  written: () => ['../design-system/src/TrendChart/TrendChart.tsx'],
  calls: () => [call(LIST)],
  title: (t) => t('home-measurements.title'),
  Component: HomeMeasurementsPage,
});

/** What the patient has measured at home: entered, over time, and shared with those who answer messages. */
function HomeMeasurementsPage(): ReactNode {
  const t = useTranslations('home-measurements');
  const answer = useCall(LIST);
  return (
    <RecordPage
      kind="list"
      width="annotated"
      illustration="record"
      heading={
        <OpeningWords title={t('title')} fact={answer.data && t('fact', { count: answer.data.total })} />
      }
      answer={answer}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      skeleton={
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
      aside={({ mayShare, sharedSince }) => (
        <>
          <AboutMeasuring />
          {mayShare && <Sharing since={sharedSince} onChanged={answer.retry} />}
        </>
      )}
    >
      {({ measurements, total }) => (
        <>
          <MeasurementForm onSaved={answer.retry} />
          {measurements.length > 0 && <Trends measurements={measurements} />}
          <MeasurementList measurements={measurements} total={total} onChanged={answer.retry} />
        </>
      )}
    </RecordPage>
  );
}
