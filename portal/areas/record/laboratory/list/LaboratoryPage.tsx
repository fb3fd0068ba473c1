import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { DayListPage } from '#components/record-page/DayListPage.tsx';
import { RangeExplanation } from '../result/RangeExplanation.tsx';
import { useDayRow } from './use-day-row.tsx';

const LIST = 'GET /api/laboratory';

export const page = definePage({
  key: 'lab-list',
  messages: ['laboratory', 'referral', 'downloads'],
  calls: () => [call(LIST)],
  title: (t) => t('laboratory.title'),
  Component: LaboratoryPage,
});

/** How many tests a row names: its page has them all. */
const MOST_NAMES = 3;

const useOlder = (offset: number) => useCall(LIST, { query: { offset } });

/** The patient's laboratory referrals that are valid, and the days with results. */
function LaboratoryPage(): ReactNode {
  const t = useTranslations('laboratory');
  return (
    <DayListPage
      kind="laboratory"
      answer={useCall(LIST)}
      fact={(days) => {
        const fresh = days.filter(({ isNew }) => isNew);
        const outside = fresh.reduce((sum, { outsideCount }) => sum + outsideCount, 0);
        return fresh.length > 0
          ? t('fact.fresh', { count: fresh.length, outside })
          : days.length > 0 && t('fact.none');
      }}
      explanation={(days) => days.length > 0 && <RangeExplanation />}
      row={useDayRow(MOST_NAMES)}
      useOlder={useOlder}
      failed={{ title: t('error.title'), text: t('error.text') }}
      texts={{
        title: t('title'),
        results: t('results'),
        none: t('none'),
        loading: t('loading'),
        more: t('more'),
        failed: t('moreFailed'),
        shown: (count) => t('moreLoaded', { count }),
      }}
    />
  );
}
