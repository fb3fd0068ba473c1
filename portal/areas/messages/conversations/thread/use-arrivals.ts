import { useEffect, useRef, useState } from 'react';
import type { Message } from '../states/calls.ts';

/**
 * Counts messages of others that come while a conversation is open, to be announced.
 *
 * @returns 0: none so far
 */
export function useArrivals(messages: readonly Message[]): number {
  const last = useRef(messages.at(-1)?.id);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const place = messages.findIndex(({ id }) => id === last.current);
    const count = messages.slice(place + 1).filter(({ author }) => author.type !== 'customer').length;
    last.current = messages.at(-1)?.id;
    if (place >= 0 && count > 0) setArrived(count);
  }, [messages]);
  return arrived;
}
