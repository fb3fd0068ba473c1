import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export interface Unsaved {
  /** Registers what discards the unsaved changes; null once there are none. */
  readonly setUnsaved: (discard: (() => void) | null) => void;
  /** Does what would lose unsaved changes; asks first if there are any. */
  readonly ask: (go: () => void) => void;
}

export const UnsavedContext = createContext<Unsaved>({ setUnsaved: () => undefined, ask: (go) => go() });

/** Asks before unsaved changes are lost; outside `UnsavedChanges` nothing does. */
export const useUnsaved = (): Unsaved => useContext(UnsavedContext);

/**
 * Tells the guard that a form has unsaved changes.
 *
 * @param discard drops them, if the patient leaves anyway
 */
export function useTellUnsaved(isUnsaved: boolean, discard: () => void): void {
  const { setUnsaved } = useUnsaved();
  const forget = useEffectEvent(discard);
  useEffect(() => {
    if (!isUnsaved) return;
    setUnsaved(() => forget());
    return () => setUnsaved(null);
  }, [isUnsaved, setUnsaved]);
}
