import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import { MeasureCard } from './MeasureCard.tsx';

const GROWTH = 'GET /api/growth';

export const page = definePage({
  key: 'growth',
  messages: ['growth'],
  written: () => ['../design-system/src/TrendChart/TrendChart.tsx'],
  calls: () => [call(GROWTH)],
  title: (t) => t('growth.title'),
  Component: GrowthPage,
});

/** How a child has grown, by what was measured at visits: each measure over age. */
function GrowthPage(): ReactNode {
  const t = useTranslations('growth');
  const { customerServicePhone: phone } = useBrand();
  const answer = useCall(GROWTH);
  const count = answer.data?.series.reduce(
    (sum, { measured, others }) => sum + measured.length + others.length,
    0,
  );
  return (
    <RecordPage
      kind="list"
      width="annotated"
      illustration="record"
      heading={<OpeningWords title={t('title')} fact={count !== undefined && t('fact', { count })} />}
      answer={answer}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      empty={{ isEmpty: ({ series }) => series.length === 0, title: t('none.title'), text: t('none.text') }}
      skeleton={
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
      aside={({ birthDate }) => (
        <SectionCard title={t('about.title')} isCompact>
          <Text>{t('about.curves')}</Text>
          <Text>{t.rich('about.recorded', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
          <Text size="small" tone="muted">
            {t('about.elsewhere')}
            {birthDate !== null && ` ${t('about.age')}`}
          </Text>
        </SectionCard>
      )}
    >
      {({ series, birthDate }) =>
        series.map((each) => <MeasureCard key={each.measure} series={each} birthDate={birthDate} />)
      }
    </RecordPage>
  );
}
