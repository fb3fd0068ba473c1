import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock, ROWS_SHOWN } from '#components/record-block/RecordBlock.tsx';
import { useVisitRow } from '../list/use-visit-row.tsx';

/** What the front page asks for. */
export const LATEST = { query: { limit: ROWS_SHOWN } };

/** The latest visits, on the front page. */
export function VisitsBlock(): ReactNode {
  const t = useTranslations('visits');
  const href = useHref();
  const answer = useCall('GET /api/visits', LATEST);
  const row = useVisitRow();
  return (
    <RecordBlock
      title={t('list.title')}
      showAll={{ href: href('visits-list'), label: t('block.showAll') }}
      answer={answer}
      rows={({ visits }) => visits.map((visit) => row(visit))}
      hasStart
      loading={t('list.loading')}
      empty={t('block.empty')}
      failed={t('block.failed')}
    />
  );
}
