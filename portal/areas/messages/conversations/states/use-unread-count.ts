import { startTransition, useEffect, useRef, useState } from 'react';
import { useApp } from '#client/app/app-context.ts';

/**
 * Has the menu show how many messages are unread, as a page's own answer has counted them.
 *
 * @returns how many have come while the page was open, to be announced; 0: none
 */
export function useUnreadCount(count: number | undefined): number {
  const { session, setSession } = useApp();
  const { unread } = session;
  const seen = useRef(count);
  const [arrived, setArrived] = useState(0);

  useEffect(() => {
    if (count === undefined) return;
    if (seen.current !== undefined && count > seen.current) setArrived(count - seen.current);
    seen.current = count;
  }, [count]);

  useEffect(() => {
    if (count === undefined || !unread || unread['conversation-list'] === count) return;
    // The menu may still be as the server has written it: its code comes later, and it stays until then.
    startTransition(() => setSession({ ...session, unread: { ...unread, 'conversation-list': count } }));
  }, [count, unread, session, setSession]);

  return arrived;
}
