import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { SearchRecord } from '#components/record-page/SearchRecord.tsx';
import { useVisits } from './use-visits.ts';
import { VisitsByYear } from './VisitsByYear.tsx';

export const page = definePage({
  key: 'visits-list',
  messages: ['visits', 'downloads'],
  calls: () => [call('GET /api/visits')],
  title: (t) => t('visits.list.title'),
  Component: VisitListPage,
});

/** The patient's visits, by year. */
function VisitListPage(): ReactNode {
  const t = useTranslations('visits.list');
  const whose = useWhose();
  const answer = useVisits();
  const fresh = answer.data?.visits.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <RecordPage
      kind="list"
      illustration="visit"
      heading={
        <OpeningWords
          title={t('title')}
          fact={answer.data && t(fresh > 0 ? 'countNew' : 'count', { count: answer.data.total, fresh })}
        />
      }
      answer={answer}
      empty={{
        isEmpty: (visits) => visits.total === 0,
        title: t('empty.title'),
        text: t(`empty.text.${whose}`),
      }}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<RecordRowsSkeleton count={6} hasStart label={t('loading')} />}
      aside={() => <SearchRecord kind="visits" />}
    >
      {({ visits, more }) => <VisitsByYear visits={visits} more={more} />}
    </RecordPage>
  );
}
