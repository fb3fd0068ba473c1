import { Inline } from '@portal/design-system/Inline';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { POLLING_MS, THREADS_PER_PAGE } from '#areas/messages/shared/messaging/limits.ts';
import { THREADS } from '#areas/messages/shared/messaging/operations/list.ts';
import type { InputOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';
import { RecordRows } from '#components/record/RecordRows.tsx';
import { useGrowingList } from '#components/record/use-growing-list.ts';
import { READ, type Thread } from '../states/calls.ts';
import { useThreadRow } from './use-thread-row.tsx';

/** The whole list. */
const EVERY: InputOf<typeof READ> = { query: { query: THREADS } };

export interface ConversationsProps {
  /** The first page of the list. */
  readonly first: readonly Thread[];
  /** How many there are. */
  readonly count: number;
  /** What starts another one. */
  readonly start: ReactNode;
}

/** A page of conversations, and as many more with each press: the others are asked for with the first. */
export function Conversations({ first, count, start }: ConversationsProps): ReactNode {
  const t = useTranslations('conversations.list');
  const row = useThreadRow();
  const label = useId();
  const { limit, grow, list } = useGrowingList(THREADS_PER_PAGE, null);
  const [wantsMore, setWantsMore] = useState(false);
  const every = useCall(wantsMore ? READ : null, EVERY, { every: POLLING_MS });
  const others = every.data?.data.threads;
  const isAsked = useRef(false);

  useEffect(() => {
    if (!others || !isAsked.current) return;
    isAsked.current = false;
    grow();
  }, [others, grow]);

  function showMore(): void {
    if (others) {
      grow();
      return;
    }
    isAsked.current = true;
    if (every.error) every.retry();
    setWantsMore(true);
  }

  const shown = newestFirst(first, others ?? []).slice(0, limit);
  return (
    <Stack gap="medium" ref={list}>
      {start && <Inline>{start}</Inline>}
      <VisuallyHidden as="h2" id={label}>
        {t('label')}
      </VisuallyHidden>
      <RecordRows aria-labelledby={label} rows={shown.map(row)} />
      {count > first.length && (
        <LoadMore
          label={t('more')}
          status={t('shown', { shown: shown.length, all: count })}
          isLoading={wantsMore && !others && !every.error}
          error={every.error && !others ? t('failed') : undefined}
          hasMore={shown.length < count}
          onPress={showMore}
        />
      )}
    </Stack>
  );
}

/** The first page is asked for more often than the rest: what it has counts. */
function newestFirst(first: readonly Thread[], others: readonly Thread[]): readonly Thread[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !ids.has(id))];
}
