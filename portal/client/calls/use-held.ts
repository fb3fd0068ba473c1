import { useRef } from 'react';

/**
 * What a page goes on showing once its work is done, while the next page comes. Its own answers are asked for again then, and on a
 * slow line would tell somebody of what they have just done as of an obstacle: 'You have already booked this time'.
 *
 * @returns what to show, and what holds it from then on
 */
export function useHeld<Shown>(current: Shown): readonly [shown: Shown, hold: () => void] {
  // Not a state: answers are forgotten in the same instant, and rendered before a state would be.
  const held = useRef<{ readonly shown: Shown } | null>(null);
  const hold = () => {
    held.current = { shown: current };
  };
  return [held.current ? held.current.shown : current, hold];
}
