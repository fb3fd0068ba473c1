import { useEffect, useRef, useState } from 'react';
import { useClock } from '#client/app/use-now.ts';
import type { WholeThread } from '../states/calls.ts';

/**
 * Has messages of a chat shown as they come.
 *
 * @returns false while they are not told of, so that the page is to ask for them
 */
export function useLiveChat(thread: WholeThread | null | undefined, onNews: () => void): boolean {
  const [isLive, setLive] = useState(false);
  const threadId = thread?.chat && thread.isActive ? thread.id : null;
  const latest = useRef({ lastId: '', onNews, clock: useClock() });
  latest.current = { ...latest.current, lastId: thread?.messages.at(-1)?.id ?? '', onNews };

  useEffect(() => {
    if (threadId === null) return;
    let end: (() => void) | null | undefined;
    import('./live-chat.ts').then(
      ({ waitForMessages }) => {
        if (end === null) return;
        end = waitForMessages({
          threadId,
          lastId: () => latest.current.lastId,
          onNews: () => latest.current.onNews(),
          onLive: setLive,
          now: () => latest.current.clock().getTime(),
        });
      },
      // Without it the page asks by itself.
      () => {},
    );
    return () => {
      end?.();
      end = null;
    };
  }, [threadId]);

  return isLive;
}
