import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { DayOfResults } from '../contract.ts';

/**
 * A day of results as a row of a list: when, which tests, and what to look at.
 *
 * @param most names that are shown at most; all by default
 */
export function useDayRow(most?: number): (day: DayOfResults) => LinkRow {
  const t = useTranslations('laboratory');
  const href = useHref();
  return ({ date, names: all, count, outsideCount, notReadyCount, cancelledCount, isNew }) => {
    const names = all.slice(0, most);
    return {
      id: date,
      end: isNew && <NewMark />,
      href: href('lab-result', { date }),
      title: <DateTime value={date} format="dayDate" isCapitalised />,
      description: (
        <Stack gap="xxsmall">
          <Text as="div" size="inherit">
            {t.rich('names', {
              names: names.join(', '),
              count: count - names.length,
              record: (words) => <RecordWords>{words}</RecordWords>,
            })}
          </Text>
          {outsideCount + notReadyCount + cancelledCount > 0 && (
            <Inline gap="xxsmall">
              {outsideCount > 0 && <Badge tone="warning">{t('outside', { count: outsideCount })}</Badge>}
              {notReadyCount > 0 && <Badge icon={<ClockIcon size="small" />}>{t('notReady')}</Badge>}
              {cancelledCount > 0 && <Badge>{t('cancelled', { count: cancelledCount })}</Badge>}
            </Inline>
          )}
        </Stack>
      ),
    };
  };
}
