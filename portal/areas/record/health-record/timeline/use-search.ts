import { useEffect, useState } from 'react';
import { useLanguage } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { type SendInput, useSend } from '#client/calls/use-send.ts';

const SEARCH = 'POST /api/health-record/search';
type FoundEntries = AnswerOf<typeof SEARCH>;
type Wanted = Omit<SendInput<typeof SEARCH>['body'], 'words' | 'lang'>;

export interface SearchState {
  readonly data: FoundEntries | undefined;
  readonly error: unknown;
  readonly isRefreshing: boolean;
  readonly retry: () => void;
}

/** Entries with some words, asked for again when the words or the filter change; nothing for no words. */
export function useSearch(words: string, wanted: Wanted): SearchState {
  const send = useSend();
  const lang = useLanguage();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ asked: string; data?: FoundEntries; error?: unknown }>({ asked: '' });
  const asked = JSON.stringify({ ...wanted, words, lang, tries });
  useEffect(() => {
    if (words === '') return undefined;
    const stop = new AbortController();
    send(SEARCH, { body: JSON.parse(asked), signal: stop.signal }).then(
      (data) => setState({ asked, data }),
      (error) => {
        if (!stop.signal.aborted) setState({ asked, error });
      },
    );
    return () => stop.abort();
  }, [asked, words, send]);
  const isAnswered = state.asked === asked;
  return {
    data: isAnswered ? state.data : undefined,
    error: isAnswered ? state.error : undefined,
    isRefreshing: !isAnswered,
    retry: () => setTries((count) => count + 1),
  };
}
