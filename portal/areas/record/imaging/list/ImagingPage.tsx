import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { DayListPage } from '#components/record-page/DayListPage.tsx';
import { useDayRow } from './use-day-row.tsx';

const LIST = 'GET /api/imaging';

export const page = definePage({
  key: 'imaging-list',
  messages: ['imaging', 'referral', 'downloads'],
  calls: () => [call(LIST)],
  title: (t) => t('imaging.title'),
  Component: ImagingPage,
});

const useOlder = (offset: number) => useCall(LIST, { query: { offset } });

/** The patient's imaging referrals that are valid, and the days with examinations. */
function ImagingPage(): ReactNode {
  const t = useTranslations('imaging');
  return (
    <DayListPage
      kind="imaging"
      answer={useCall(LIST)}
      fact={(days) => {
        const fresh = days.filter(({ isNew }) => isNew).length;
        return fresh > 0 ? t('fact.fresh', { count: fresh }) : days.length > 0 && t('fact.none');
      }}
      row={useDayRow()}
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
