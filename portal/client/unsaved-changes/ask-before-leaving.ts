import { createContext, useContext } from 'react';

type Go = () => void;
type HistoryHold = (event: PopStateEvent) => void;

/** What the page holds back while it has unsaved changes. One for each app, so that the shell can ask it, too. */
export interface Leaving {
  /** Asks before something outside the form loses its unsaved changes; null ends it. */
  readonly set: (hold: ((go: Go) => void) | null) => void;
  /** Leaves the page once the reader agrees to lose unsaved changes; at once if there are none. */
  readonly ask: (go: Go) => void;
  /** Gets the event of the back and forward buttons before the router does, and may stop it; null ends it. */
  readonly setHistory: (hold: HistoryHold | null) => void;
  /**
   * Listens to those buttons. Called before the router does: of two listeners of the window the first can stop the event.
   *
   * @returns a function that ends it
   */
  readonly listen: () => () => void;
}

export function createLeaving(): Leaving {
  let current: ((go: Go) => void) | null = null;
  let history: HistoryHold | null = null;
  const onPopState = (event: PopStateEvent) => history?.(event);
  return {
    set(hold) {
      current = hold;
    },
    ask: (go) => (current ? current(go) : go()),
    setHistory(hold) {
      history = hold;
    },
    listen() {
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}

/** Without an app around it nothing is held back. */
export const LeavingContext = createContext<Leaving>({
  set() {},
  ask: (go) => go(),
  setHistory() {},
  listen: () => () => {},
});

export const useLeaving = (): Leaving => useContext(LeavingContext);
