import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock, ROWS_SHOWN } from '#components/record-block/RecordBlock.tsx';
import { useDayRow } from '../list/use-day-row.tsx';

/** What the front page asks for. */
export const LATEST = { query: { limit: ROWS_SHOWN } };

/** The latest days of imaging, on the front page. */
export function ImagingBlock(): ReactNode {
  const t = useTranslations('imaging');
  const href = useHref();
  const answer = useCall('GET /api/imaging', LATEST);
  const row = useDayRow();
  return (
    <RecordBlock
      title={t('block.title')}
      showAll={{ href: href('imaging-list'), label: t('block.showAll') }}
      answer={answer}
      rows={({ days }) => days.map(row)}
      loading={t('loading')}
      empty={t('none')}
      failed={t('block.failed')}
    />
  );
}
