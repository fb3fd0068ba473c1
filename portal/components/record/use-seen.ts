import { startTransition, useEffect } from 'react';
import { useApp } from '#client/app/app-context.ts';
import { backgroundRequestHeader } from '#client/calls/background-request-header.ts';
import type { SessionState } from '#contract/session/session.ts';
import type { NEWS_LISTS } from '#contract/session/unread.ts';

/**
 * Has the menu count again once something has been seen: the server notes it with the answer.
 *
 * @param isShown an entry of the list is there
 */
export function useSeen(list: (typeof NEWS_LISTS)[number], isShown: boolean): void {
  const { session, setSession, request } = useApp();
  const isStale = isShown && (session.unread?.[list] ?? 0) > 0;
  useEffect(() => {
    if (!isStale) return;
    request('/api/session', { headers: backgroundRequestHeader(true) }).then(
      // The menu may still be as the server has written it: its code comes later, and it stays until then.
      (answer) => startTransition(() => setSession(answer as SessionState)),
      // The next page counts again.
      () => {},
    );
  }, [isStale, request, setSession]);
}
