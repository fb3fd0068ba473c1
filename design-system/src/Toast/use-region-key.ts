import { type RefObject, useEffect, useRef } from 'react';
import { TOAST_KEY } from './toast-key.ts';

/** What is typed into: a press of Tab leads on to the next field there, since typing goes on. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=file], [type=submit], [type=button]), textarea, select, [contenteditable], [role=spinbutton]';

/**
 * Toasts lie at the end of the page and are shown for a limited time: F8 leads to the newest from anywhere, and the first
 * Tab outside a text field to one that is urgent. Tab leads back from there.
 *
 * @param region the toasts: a list of the urgent ones, and one of the others
 * @param urgent which urgent toast is shown last; null without one
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, urgent: number | null): void {
  const ledTo = useRef<number>(null);
  const leftFrom = useRef<Element>(null);

  useEffect(() => {
    function lead(event: KeyboardEvent): void {
      const focused = document.activeElement;
      const isInside = region.current?.contains(focused);
      const isTab = event.key === 'Tab' && !event.defaultPrevented;
      if (isTab && isInside) leadBack(event, focused);
      else if (
        event.key === TOAST_KEY ||
        (isTab && !event.shiftKey && isDue() && !focused?.matches(TYPED_INTO))
      ) {
        event.preventDefault();
        if (!isInside) leftFrom.current = focused === document.body ? null : focused;
        ledTo.current = urgent;
        newestOf(region.current)?.querySelector('button')?.focus();
      }
    }

    function isDue(): boolean {
      return urgent !== null && urgent !== ledTo.current;
    }

    /** Past the first or the last button. Those who came by Tab alone go on from there. */
    function leadBack(event: KeyboardEvent, focused: Element | null): void {
      const buttons = region.current?.querySelectorAll('button');
      const isEdge = focused === buttons?.item(event.shiftKey ? 0 : buttons.length - 1);
      const from = leftFrom.current;
      if (!isEdge || !(from instanceof HTMLElement) || !from.isConnected) return;
      event.preventDefault();
      leftFrom.current = null;
      from.focus();
    }

    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [region, urgent]);
}

function newestOf(region: HTMLElement | null): Element | null {
  const [urgent, others] = region?.children ?? [];
  return urgent?.lastElementChild ?? others?.lastElementChild ?? null;
}
