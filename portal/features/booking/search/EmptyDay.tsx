import { DateTime } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { nextSearch } from './search.ts';
import type { SearchResultsProps } from './search-results-props.ts';
import { TimeCards } from './TimeCards.tsx';
import { TimeCardsSkeleton } from './TimeCardsSkeleton.tsx';
import { useSearch } from './use-search.ts';

/** Nothing on this day: what to try, and the next appointments. */
export function EmptyDay(props: SearchResultsProps): ReactNode {
  const t = useTranslations('booking.list.empty');
  return (
    <Stack gap="large">
      <EmptyState title={t('title')} level={3} illustration="noResult">
        {t('text')}
      </EmptyState>
      <NextTimes {...props} />
    </Stack>
  );
}

/** The month after an empty day, under the days that have times. */
function NextTimes({ search, today, ...links }: SearchResultsProps): ReactNode {
  const t = useTranslations('booking.list');
  const { customerServicePhone } = useBrand();
  const { times, continuing, isFailed } = useSearch(nextSearch(search, today));
  if (isFailed) return null;
  if (!times) return <TimeCardsSkeleton label={t('results.loading')} />;
  if (times.length === 0)
    return (
      <EmptyState
        title={t('empty.nothing')}
        level={3}
        illustration={null}
        action={<PhoneLink phone={customerServicePhone} />}
      >
        {t('empty.nothingText')}
      </EmptyState>
    );
  const days = Map.groupBy(times, ({ startDate }) => helsinkiDay(new Date(startDate)));
  const last = [...days.keys()].at(-1);
  return (
    <Stack as="section" gap="large" aria-label={t('next')}>
      <Heading level={2} size={3}>
        {t('next')}
      </Heading>
      {[...days].map(([day, onDay]) => (
        <Stack key={day} gap="small">
          <Heading level={3} size={4}>
            <DateTime value={day} format="day" isCapitalised />
          </Heading>
          <TimeCards times={onDay} continuing={day === last ? continuing : []} level={4} {...links} />
        </Stack>
      ))}
    </Stack>
  );
}
