import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { ByYear } from '#components/record/ByYear.tsx';
import { NewFirst } from '#components/record/NewFirst.tsx';
import { RecordRows } from '#components/record/RecordRows.tsx';
import type { VisitSummary } from '../contract.ts';
import { useVisitRow } from './use-visit-row.tsx';
import type { MoreVisits } from './use-visits.ts';

export interface VisitsByYearProps {
  readonly visits: readonly VisitSummary[];
  readonly more: MoreVisits;
}

/** Visits that nobody has opened yet, the others under their years, and the way to older ones. */
export function VisitsByYear({ visits, more }: VisitsByYearProps): ReactNode {
  const t = useTranslations('visits.list');
  const href = useHref();
  const row = useVisitRow();
  const list = useRef<HTMLElement>(null);
  const shown = useRef(visits.length);

  // The button was pressed for the older ones: reading goes on at the first of them.
  useEffect(() => {
    const before = shown.current;
    shown.current = visits.length;
    const next = visits[before];
    if (next)
      list.current?.querySelector<HTMLElement>(`a[href="${href('visit', { id: next.id })}"]`)?.focus();
  }, [visits, href]);

  return (
    <Stack gap="large" ref={list}>
      <NewFirst rows={visits.filter(({ isNew }) => isNew).map((visit) => row(visit, { hasMatter: true }))} />
      <ByYear entries={visits.filter(({ isNew }) => !isNew)} momentOf={({ dateTime }) => dateTime}>
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
