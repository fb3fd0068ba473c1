import { LinkTabs } from '@portal/design-system/LinkTabs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HOURS, type Search, TIMES_OF_DAY } from './search.ts';

export interface TimeOfDayTabsProps {
  readonly search: Search;
  readonly hrefOf: (search: Search) => string;
}

/** The part of the day to search, each an address of its own. */
export function TimeOfDayTabs({ search, hrefOf }: TimeOfDayTabsProps): ReactNode {
  const t = useTranslations('booking.list.timeOfDay');
  const tabs = TIMES_OF_DAY.map((timeOfDay) => ({
    id: timeOfDay,
    href: hrefOf({ ...search, timeOfDay }),
    label: t(timeOfDay),
    ...(timeOfDay !== 'all' && {
      detail: t('hours', { from: HOURS[timeOfDay][0], to: HOURS[timeOfDay][1] }),
    }),
  }));
  return <LinkTabs aria-label={t('label')} tabs={tabs} current={search.timeOfDay} isCompact />;
}
