import { useEffect, useRef, useState } from 'react';
import { MARK_THREAD_READ } from '#areas/messages/shared/messaging/operations/thread.ts';
import { useChange } from '#client/calls/use-change.ts';
import { withRetries } from '#client/calls/with-retries.ts';
import { CHANGE, type WholeThread } from '../states/calls.ts';
import { useUnreadCount } from '../states/use-unread-count.ts';

/** A bad line now and then keeps nothing unread. */
const RETRIES = 2;

/** Notes that a conversation's messages are read once they are on a screen that somebody may look at, and has the menu count again. */
export function useMarkRead({ id, unreadCount, messages }: WholeThread): void {
  const { run } = useChange(CHANGE);
  const [left, setLeft] = useState<number>();
  const noted = useRef<string>(undefined);
  const last = messages.at(-1)?.id;
  const mark = useRef<() => void>(undefined);
  useUnreadCount(left);

  useEffect(() => {
    mark.current = () => {
      if (last === undefined || unreadCount === 0 || noted.current === last) return;
      if (document.visibilityState === 'hidden') return;
      noted.current = last;
      const body = { query: MARK_THREAD_READ, variables: { threadId: id, lastMessageId: last } } as const;
      withRetries(() => run({ body }), { retries: RETRIES }).then(
        ({ data: { markThreadRead: answer } }) => answer?.type === 'read' && setLeft(answer.unreadCount),
        // The next answer says again what is unread.
        () => {
          noted.current = undefined;
        },
      );
    };
    mark.current();
  });

  useEffect(() => {
    const seen = () => mark.current?.();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
