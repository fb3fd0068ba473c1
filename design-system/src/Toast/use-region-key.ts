import { type RefObject, useEffect } from 'react';

/**
 * F8 moves the focus to the newest toast from anywhere: toasts lie at the end of the page and are shown for a limited
 * time.
 */
export function useRegionKey(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    function lead(event: KeyboardEvent): void {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.lastElementChild?.querySelector('button')?.focus();
    }
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [region, hasToasts]);
}
