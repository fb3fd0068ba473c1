import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken the page over: false on the server, and in the first render in the browser. */
export function useRunsScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
