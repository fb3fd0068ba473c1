import { useEffect, useState } from 'react';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import type { VisitSummary } from '../contract.ts';

/** The visits that are not shown yet. */
export interface MoreVisits {
  readonly isThere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks for the next page, also where it has failed. */
  readonly load: () => void;
}

export interface ShownVisits {
  readonly visits: readonly VisitSummary[];
  /** How many there are, with those that are not shown. */
  readonly total: number;
  readonly more: MoreVisits;
}

/** The patient's visits: the latest ones, and older ones a page at a time as they are asked for. */
export function useVisits(): CallState<ShownVisits> {
  const first = useCall('GET /api/visits');
  const [older, setOlder] = useState<readonly VisitSummary[]>([]);
  const [offset, setOffset] = useState<number | null>(null);
  const next = useCall(offset === null ? null : 'GET /api/visits', { query: { offset: offset ?? 0 } });

  const arrived = offset === null ? undefined : next.data;
  useEffect(() => {
    if (!arrived) return;
    setOlder((before) => [...before, ...arrived.visits]);
    setOffset(null);
  }, [arrived]);

  if (!first.data) return { ...first, data: undefined };
  const { visits: latest } = first.data;
  const total = first.data.total ?? latest.length;
  const known = new Set(latest.map(({ id }) => id));
  // A visit that came in meanwhile has moved the others on.
  const visits = [...latest, ...older.filter(({ id }) => !known.has(id))];
  return {
    ...first,
    data: {
      visits,
      total,
      more: {
        isThere: visits.length < total,
        isLoading: offset !== null && !next.error,
        hasFailed: offset !== null && next.error !== undefined && !next.isRefreshing,
        load: () => (offset === null ? setOffset(visits.length) : next.retry()),
      },
    },
  };
}
