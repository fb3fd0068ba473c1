import { useEffect, useRef } from 'react';
import type { PohjolaState } from '#areas/appointments/shared/insurance/insurance-states.ts';

/** What Pohjola says, for a booking that is made meanwhile: it waits for that before it says who pays. */
export interface Settling {
  current: Promise<PohjolaState>;
  settle: (state: PohjolaState) => void;
}

/** For a form on which nobody has asked yet. */
export function useSettling(): Settling {
  const settling = useRef<Settling>({ current: Promise.resolve('UNDEFINED'), settle: () => {} });
  return settling.current;
}

/** Tells a form's `Settling` what is known. */
export function useSettled(settling: Settling, state: PohjolaState): void {
  useEffect(() => {
    if (state === 'UNDEFINED') {
      settling.current = new Promise((resolve) => {
        settling.settle = resolve;
      });
    } else {
      // Those who have been waiting, and those who come later.
      settling.settle(state);
      settling.current = Promise.resolve(state);
    }
  }, [settling, state]);
  // Another company has been chosen: nobody waits for this one.
  useEffect(() => () => settling.settle('CANCELED'), [settling]);
}
