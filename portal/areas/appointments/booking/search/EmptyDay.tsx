import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DateTime, formatDate } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { PhoneLink } from '../help/PhoneLink.tsx';
import type { Continuing } from '../search-contract.ts';
import { dayOf, filterCount, nextSearch, withoutFilters } from './search.ts';
import type { SearchResultsProps } from './search-results-props.ts';
import { TimeCards } from './TimeCards.tsx';
import { TimeCardsSkeleton } from './TimeCardsSkeleton.tsx';
import { useSearch } from './use-search.ts';

export interface EmptyDayProps extends Omit<SearchResultsProps, 'narrowing'> {
  /** Hears in words what there is instead, to read it out; null while it is searched, '' where that has failed. */
  readonly onFound: (words: string | null) => void;
}

/** Nothing on this day: when there is something, and the times of the month after it. With nothing there either, one message. */
export function EmptyDay(props: EmptyDayProps): ReactNode {
  const { search, today, listHref, onFound, ...links } = props;
  const t = useTranslations('booking.list');
  const lang = useLanguage();
  const { customerServicePhone } = useBrand();
  const { times, continuing, isFailed } = useSearch(nextSearch(search, today));
  const next = times?.[0];
  const day = next && helsinkiDay(new Date(next.startDate));
  const nextTime = next &&
    day && {
      day: formatDate(day, 'shortDay', lang),
      time: formatDate(next.startDate, 'time', lang),
    };
  const words = nextTime ? t('empty.next', nextTime) : times && t('empty.nothing');
  const found = words ?? (isFailed ? '' : null);
  useEffect(() => {
    onFound(found);
    return () => onFound(null);
  }, [onFound, found]);
  const hasFilters = filterCount(search) > 0;
  const clear = (tone: 'primary' | 'outline') =>
    hasFilters && (
      <ButtonLink href={listHref(withoutFilters(search))} tone={tone}>
        {t('filters.clear')}
      </ButtonLink>
    );

  if (times && !next)
    return (
      <EmptyState
        title={t('empty.nothing')}
        level={3}
        illustration="noResult"
        action={
          <Inline justify="center">
            {clear('primary')}
            <PhoneLink phone={customerServicePhone} />
          </Inline>
        }
      >
        {t('empty.nothingText')}
      </EmptyState>
    );

  return (
    <Stack gap="large">
      <EmptyState
        title={t('empty.title', { day: formatDate(dayOf(search, today), 'shortDate', lang) })}
        level={3}
        illustration="noResult"
        action={
          <Inline justify="center">
            {day && <ButtonLink href={listHref({ ...search, startDate: day })}>{words}</ButtonLink>}
            {clear('outline')}
          </Inline>
        }
      />
      {times && <NextTimes times={times} continuing={continuing} {...links} />}
      {!times && !isFailed && <TimeCardsSkeleton />}
    </Stack>
  );
}

interface NextTimesProps extends Pick<SearchResultsProps, 'hrefOf' | 'moreHrefOf'> {
  readonly times: readonly AvailableAppointment[];
  readonly continuing: readonly Continuing[];
}

/** The next times, under their days. */
function NextTimes({ times, continuing, ...links }: NextTimesProps): ReactNode {
  const t = useTranslations('booking.list');
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
