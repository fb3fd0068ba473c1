import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ByYear } from '#components/record/ByYear.tsx';
import { RecordRows } from '#components/record/RecordRows.tsx';
import type { VisitSummary } from '../contract.ts';
import { useVisitRow } from './use-visit-row.tsx';
import type { MoreVisits } from './use-visits.ts';

export interface VisitsByYearProps {
  readonly visits: readonly VisitSummary[];
  readonly more: MoreVisits;
}

/** Visits under their years, and the way to older ones. */
export function VisitsByYear({ visits, more }: VisitsByYearProps): ReactNode {
  const t = useTranslations('visits.list');
  const row = useVisitRow();
  const list = useRef<HTMLElement>(null);
  const shown = useRef(visits.length);

  // The button was pressed for the older ones: reading goes on at the first of them.
  useEffect(() => {
    const before = shown.current;
    shown.current = visits.length;
    if (visits.length > before) list.current?.querySelectorAll('a')[before]?.focus();
  }, [visits.length]);

  return (
    <Stack gap="large" ref={list}>
      <ByYear entries={visits} momentOf={({ dateTime }) => dateTime}>
        {(ofYear, heading) => (
          <RecordRows
            aria-labelledby={heading}
            rows={ofYear.map((visit) => row(visit, { hasMatter: true }))}
          />
        )}
      </ByYear>
      {more.isThere && (
        <LoadMore
          label={t('more')}
          onPress={more.load}
          isLoading={more.isLoading}
          status={t('shown', { count: visits.length })}
          error={more.hasFailed ? t('moreFailed') : undefined}
        />
      )}
    </Stack>
  );
}
