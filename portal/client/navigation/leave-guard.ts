import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export interface Guard {
  /** Registers what discards the unsaved changes; null once there are none. */
  readonly setUnsaved: (discard: (() => void) | null) => void;
  /** Does what would lose unsaved changes; asks first if there are any. */
  readonly ask: (go: () => void) => void;
}

export const GuardContext = createContext<Guard>({ setUnsaved: () => undefined, ask: (go) => go() });

/** Asks before unsaved changes are lost; outside a `LeaveGuard` nothing does. */
export const useLeaveGuard = (): Guard => useContext(GuardContext);

/**
 * Tells the guard that a form has unsaved changes.
 *
 * @param discard drops them, if the patient leaves anyway
 */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const { setUnsaved } = useLeaveGuard();
  const forget = useEffectEvent(discard);
  useEffect(() => {
    if (!isUnsaved) return;
    setUnsaved(() => forget());
    return () => setUnsaved(null);
  }, [isUnsaved, setUnsaved]);
}
