import { createContext, useContext } from 'react';

type Go = () => void;

/** What the page holds back while it has unsaved changes. One for each app, so that the shell can ask it, too. */
export interface LeaveHold {
  /** Asks before something outside the form loses its unsaved changes; null ends it. */
  readonly set: (hold: ((go: Go) => void) | null) => void;
  /** Leaves the page once the reader agrees to lose unsaved changes; at once if there are none. */
  readonly ask: (go: Go) => void;
}

export function createLeaveHold(): LeaveHold {
  let current: ((go: Go) => void) | null = null;
  return {
    set(hold) {
      current = hold;
    },
    ask: (go) => (current ? current(go) : go()),
  };
}

/** Without an app around it nothing is held back. */
export const LeaveHoldContext = createContext<LeaveHold>({ set() {}, ask: (go) => go() });

export const useLeaveHold = (): LeaveHold => useContext(LeaveHoldContext);
