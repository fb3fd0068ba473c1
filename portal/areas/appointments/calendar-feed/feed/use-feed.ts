import { useState } from 'react';
import type { CallError } from '#client/calls/call-error.ts';
import { useChanges } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';

const SHOW = 'GET /api/calendar-feed';

export interface FeedChanges {
  /** The address, right after it was made. */
  readonly url: string | null;
  readonly isSending: boolean;
  /** Why the last change came to nothing. */
  readonly error: CallError | undefined;
  readonly create: (showsDetails: boolean) => Promise<void>;
  readonly change: (showsDetails: boolean) => Promise<void>;
  /** For another year. */
  readonly renew: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Changes the patient's address for their calendar. */
export function useFeed(): FeedChanges {
  const { run, isSending, error } = useChanges();
  const setAnswer = useSetAnswer();
  const [url, setUrl] = useState<string | null>(null);
  // What came of it stands in `error`.
  const attempt = (work: () => Promise<void>) => work().catch(() => {});
  return {
    url,
    isSending,
    error,
    create: (showsDetails) =>
      attempt(async () => {
        const made = await run('POST /api/calendar-feed', { body: { showsDetails } });
        setUrl(made.url);
        setAnswer(SHOW, () => ({ feed: made.feed }));
      }),
    change: (showsDetails) =>
      attempt(async () => {
        const changed = await run('PUT /api/calendar-feed', { body: { showsDetails } });
        setAnswer(SHOW, () => changed);
      }),
    renew: () =>
      attempt(async () => {
        const renewed = await run('POST /api/calendar-feed/renewal', {});
        setAnswer(SHOW, () => renewed);
      }),
    end: () =>
      attempt(async () => {
        await run('DELETE /api/calendar-feed', {});
        setUrl(null);
        setAnswer(SHOW, () => ({ feed: null }));
      }),
  };
}
