import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { DayOfImages } from '../contract.ts';

/** A day of imaging as a row of a list: when, and what was imaged. */
export function useDayRow(): (day: DayOfImages) => LinkRow {
  const t = useTranslations('imaging');
  const href = useHref();
  return ({ imagingDate: date, examinationNames, cancelledCount, isNew }) => ({
    id: date,
    end: isNew && <NewMark />,
    href: href('imaging-result', { date }),
    title: <DateTime value={date} format="dayDate" isCapitalised />,
    description: (
      <Stack gap="xxsmall" align="start">
        <RecordWords>{examinationNames.join(', ')}</RecordWords>
        {cancelledCount > 0 && <Badge>{t('cancelled', { count: cancelledCount })}</Badge>}
      </Stack>
    ),
  });
}
