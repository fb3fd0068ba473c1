import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock, ROWS_SHOWN } from '#components/record-block/RecordBlock.tsx';
import { useDayRow } from '../list/use-day-row.tsx';

/** Of a day's tests: a row is as high as the others of the page. */
const NAMES_SHOWN = 2;
/** What the front page asks for. */
export const LATEST = { query: { limit: ROWS_SHOWN } };

/** The latest days with laboratory results, on the front page. */
export function LaboratoryBlock(): ReactNode {
  const t = useTranslations('laboratory');
  const href = useHref();
  const answer = useCall('GET /api/laboratory', LATEST);
  const row = useDayRow(NAMES_SHOWN);
  return (
    <RecordBlock
      title={t('title')}
      showAll={{ href: href('lab-list'), label: t('block.showAll') }}
      answer={answer}
      rows={({ days }) => days.map(row)}
      loading={t('loading')}
      empty={t('none')}
      failed={t('block.failed')}
    />
  );
}
