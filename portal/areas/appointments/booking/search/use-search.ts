import { useContext, useState } from 'react';
import useSWR from 'swr';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useLanguage } from '#client/app/app-context.ts';
import type { InputOf } from '#client/calls/api.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { FreshAddresses } from '#client/calls/use-call.ts';
import type { Kela65Refusal } from '../reservation-contract.ts';
import type { Continuing, SearchResult } from '../search-contract.ts';
import { isCancelled, useLatestRequest } from './use-latest-request.ts';

const KEY = 'GET /api/appointments';

/** A full page may have another after it (BOOK-07). */
export const PAGE_SIZE = 20;

export interface SearchState {
  /** What has been found so far; undefined while the first page is on its way. */
  readonly times: readonly AvailableAppointment[] | undefined;
  /** The first time of each of the next days that have any. */
  readonly otherDays: readonly AvailableAppointment[];
  /** Who has more times on the last day that is shown than are shown. */
  readonly continuing: readonly Continuing[];
  readonly isFailed: boolean;
  /** Why the caller may not have what is searched for; null if they may. */
  readonly refusal: Kela65Refusal | null;
  readonly isRefreshing: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  /** Appends the next page; resolves to its first time that no card has had yet, or null if none came. */
  readonly loadMore: () => Promise<AvailableAppointment | null>;
}

interface Pages {
  /** The search that they belong to; those of another are forgotten. */
  readonly url: string;
  readonly times: readonly AvailableAppointment[];
  readonly continuing: readonly Continuing[];
  readonly isFull: boolean;
  readonly state: 'ready' | 'loading' | 'failed';
}

/**
 * The times that a search finds, a page at a time. Another search begins at the first page and cancels the one
 * that is running.
 *
 * @param query null searches nothing
 */
export function useSearch(query: InputOf<typeof KEY>['query'] | null): SearchState {
  const lang = useLanguage();
  const fresh = useContext(FreshAddresses);
  const requestFirst = useLatestRequest();
  const requestMore = useLatestRequest();
  const addressOf = (offset?: number) => canonicalUrl(KEY, inLanguage({ query: { ...query, offset } }, lang));
  const url = query && addressOf();
  const { data, error, isValidating, mutate } = useSWR(
    url,
    (address: string) => requestFirst(address) as Promise<SearchResult>,
    { revalidateOnFocus: false, ...(url && fresh.has(url) && { revalidateOnMount: false }) },
  );

  const answer = data?.availableAppointments;
  const isRefused = answer?.type === 'Failure';
  const first = isRefused ? undefined : answer?.appointments;
  const [kept, setPages] = useState<Pages | null>(null);
  const more = kept?.url === url ? kept : null;
  const times = first && [...first, ...(more?.times ?? [])];

  const told = more?.continuing ?? (answer?.type === 'Success' ? answer.continuing : []);

  async function loadMore(): Promise<AvailableAppointment | null> {
    if (!url || !times) return null;
    const shown = new Set(told.flatMap(({ next }) => next.map(({ id }) => id)));
    const before = more ?? { url, times: [], continuing: [], isFull: true, state: 'ready' };
    const keep = (change: Partial<Pages>) => setPages({ ...before, ...change });
    keep({ state: 'loading' });
    try {
      const answer = (await requestMore(addressOf(times.length))) as SearchResult;
      if (answer.availableAppointments.type !== 'Success') throw new Error('The search failed');
      const { appointments, continuing } = answer.availableAppointments;
      keep({
        times: [...before.times, ...appointments],
        continuing,
        isFull: appointments.length === PAGE_SIZE,
        state: 'ready',
      });
      return appointments.find(({ id }) => !shown.has(id)) ?? null;
    } catch (failure) {
      if (!isCancelled(failure)) keep({ state: 'failed' });
      return null;
    }
  }

  return {
    times,
    otherDays: data?.otherDays ?? [],
    continuing: told,
    isFailed: isRefused || (error !== undefined && !isCancelled(error)),
    refusal: answer?.type === 'Kela65Refused' ? answer.reason : null,
    isRefreshing: isValidating,
    retry: () => void mutate(),
    hasMore: more ? more.isFull : first?.length === PAGE_SIZE,
    isLoadingMore: more?.state === 'loading',
    isMoreFailed: more?.state === 'failed',
    loadMore,
  };
}
