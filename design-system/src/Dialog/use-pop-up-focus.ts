import { useEffect } from 'react';

/** The element that opened a list, menu or calendar within a dialog. */
export const OPEN_TRIGGER = '[aria-haspopup][aria-expanded=true]';

/**
 * Returns the focus of a closed pop-up to what opened it: Radix sees it vanish first, and would leave the focus on
 * the dialog. React reports nothing, since it is just removing the pop-up.
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
