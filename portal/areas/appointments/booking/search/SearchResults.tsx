import { LazyPart } from '@portal/design-system/LazyPart';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerFailed } from '#components/answer/AnswerFailed.tsx';
import { ResultHeading } from './ResultHeading.tsx';
import { dayOf, daySearch } from './search.ts';
import type { SearchResultsProps } from './search-results-props.ts';
import { TimeCards } from './TimeCards.tsx';
import { TimeCardsSkeleton } from './TimeCardsSkeleton.tsx';
import { timeElementId } from './time-element-id.ts';
import { PAGE_SIZE, useSearch } from './use-search.ts';

// Most days have more times than one page holds: what follows few or none comes when it is needed.
const loadOtherTimes = () => import('./OtherTimes.tsx').then((module) => module.OtherTimes);
const loadKela65Refused = () => import('../kela65/Kela65Refused.tsx').then((module) => module.Kela65Refused);
const loadEmptyDay = () => import('./EmptyDay.tsx').then((module) => module.EmptyDay);

/** What the search found on its day, and where to look when that is nothing or not enough. */
export function SearchResults({
  search,
  today,
  narrowing,
  listHref,
  hrefOf,
  moreHrefOf,
}: SearchResultsProps): ReactNode {
  const t = useTranslations('booking.list');
  const result = useSearch(daySearch(search));
  const { times, otherDays, continuing, hasMore } = result;
  const links = { hrefOf, moreHrefOf };
  const known = continuing.reduce((sum, { count }) => sum + count, times?.length ?? 0);

  const [firstNew, setFirstNew] = useState<number | null>(null);
  const [instead, setInstead] = useState<string | null>(null);

  async function showMore(): Promise<void> {
    const first = await result.loadMore();
    if (first) setFirstNew(first.id);
  }

  // An effect, for a slow device draws the new times later than the next frame.
  useEffect(() => {
    if (firstNew !== null) document.getElementById(timeElementId(firstNew))?.focus();
  }, [firstNew]);

  if (result.isFailed)
    return <AnswerFailed answer={result} failed={{ title: t('error'), text: t('errorText') }} isBare />;

  if (result.refusal)
    return (
      <LazyPart
        load={loadKela65Refused}
        props={{ reason: result.refusal }}
        isServed
        waiting={<TimeCardsSkeleton />}
      />
    );

  return (
    <Stack as="section" gap={{ small: 'xsmall', large: 'small' }} aria-label={t('results.heading')}>
      <ResultHeading day={dayOf(search, today)} count={times && known} hasMore={hasMore} instead={instead}>
        {narrowing}
      </ResultHeading>
      {!times && <TimeCardsSkeleton />}
      {times && times.length > 0 && (
        <TimeCards
          times={times}
          continuing={continuing}
          unfoldedFrom={search.practitionerIds.length === 1 ? 0 : PAGE_SIZE}
          level={3}
          hasPeek
          {...links}
        />
      )}
      {times && hasMore && (
        <LoadMore
          label={t('results.more')}
          onPress={() => void showMore()}
          isLoading={result.isLoadingMore}
        />
      )}
      {result.isMoreFailed && (
        <Notice tone="error" role="alert">
          {t('results.moreFailed')}
        </Notice>
      )}
      {times?.length === 0 && (
        <LazyPart
          load={loadEmptyDay}
          props={{ search, today, listHref, onFound: setInstead, ...links }}
          isServed
          waiting={<TimeCardsSkeleton />}
        />
      )}
      {times && times.length > 0 && !hasMore && (
        <LazyPart load={loadOtherTimes} props={{ title: t('others'), times: otherDays, hrefOf }} isServed />
      )}
    </Stack>
  );
}
