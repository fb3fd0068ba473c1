import { createContext, useContext } from 'react';
import useSWR from 'swr';
import { useApp } from '../app/app-context.ts';
import type { AnswerOf, InputOf, ReadKey } from './api.ts';
import { backgroundRequestHeader } from './background-request-header.ts';
import type { CallError } from './call-error.ts';
import { type AddressInput, canonicalUrl, inLanguage } from './canonical-url.ts';
import { openedFor } from './opened-for.ts';

/**
 * Addresses whose answers came with the page: asking for them again while it starts would be pointless. Emptied
 * once the page has started, so that returning to a page later shows the cached answer and refetches it.
 */
export const FreshAddresses = createContext<Set<string>>(new Set());

export interface CallOptions {
  /** Shows the previous answer while another input's is loading. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds between repetitions. Such requests do not keep the session alive. */
  readonly every?: number;
}

export interface CallState<Answer> {
  readonly data: Answer | undefined;
  readonly error: CallError | undefined;
  /** The first answer is loading: nothing to show yet. */
  readonly isLoading: boolean;
  /** Any answer is loading. */
  readonly isRefreshing: boolean;
  /** Fetches again. */
  readonly retry: () => void;
}

/**
 * The answer of a read, kept fresh: it is there from the first render if the page declared the call, and asked
 * for again when the patient comes back to it. The language of the page is added to the query.
 *
 * @param key null: nothing is fetched
 */
export function useCall<Key extends ReadKey>(
  key: Key | null,
  input?: InputOf<Key>,
  options: CallOptions = {},
): CallState<AnswerOf<Key>> {
  const { language: lang, session, request } = useApp();
  const fresh = useContext(FreshAddresses);
  const url = key && canonicalUrl(key, inLanguage((input ?? {}) as AddressInput, lang));
  const ask = (address: string) =>
    request(address, {
      headers: { ...openedFor(session), ...backgroundRequestHeader(options.every !== undefined) },
    });
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<Key>, CallError>(
    url,
    ask as (address: string) => Promise<AnswerOf<Key>>,
    {
      keepPreviousData: options.keepsPrevious ?? false,
      ...(options.every && { refreshInterval: options.every }),
      ...(url && fresh.has(url) && { revalidateOnMount: false }),
    },
  );
  return { data, error, isLoading, isRefreshing: isValidating, retry: () => void mutate() };
}
