import { useEffect } from 'react';

/** What has opened a list, menu or calendar within a dialog. */
export const OPEN_TRIGGER = '[aria-haspopup][aria-expanded=true]';

/**
 * Gives the focus of a closed pop-up back to what opened it: Radix sees it vanish first, and would leave it on the
 * dialog. React does not tell of it, since it is just taking the pop-up away.
 */
export function usePopUpFocus(panel: HTMLElement | null): void {
  useEffect(() => {
    if (!panel) return;
    let trigger: HTMLElement | null = null;
    function giveBack(event: FocusEvent): void {
      if (event.target !== panel) trigger = panel?.querySelector<HTMLElement>(OPEN_TRIGGER) ?? null;
      // Radix focuses the dialog once for each part that has gone: this waits for the last.
      else queueMicrotask(() => trigger?.isConnected && trigger.focus());
    }
    panel.addEventListener('focusin', giveBack);
    return () => panel.removeEventListener('focusin', giveBack);
  }, [panel]);
}
