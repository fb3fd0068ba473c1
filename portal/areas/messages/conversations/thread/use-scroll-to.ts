import { useEffect, useRef } from 'react';
import { linkedMessage } from './message-id.ts';
import { scrollSoon } from './scroll-soon.ts';

/**
 * Scrolls to where reading goes on when a conversation is opened, and to each message that comes last later. The focus stays
 * where it is.
 *
 * @param first of the messages to read: the first new one, or the last
 * @param last of all messages
 */
export function useScrollTo(first: string | undefined, last: string | undefined): void {
  const opened = useRef<string | undefined>(first);
  useEffect(() => {
    const isOpening = opened.current !== undefined;
    const id = opened.current ?? last;
    // The address names another place.
    if (id === undefined || (isOpening && linkedMessage() !== null)) {
      opened.current = undefined;
      return;
    }
    return scrollSoon(id, () => {
      opened.current = undefined;
    });
  }, [last]);
}
