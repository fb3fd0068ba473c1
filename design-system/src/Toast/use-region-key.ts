import { type RefObject, useEffect } from 'react';

/** Lets F8 lead to the newest toast from wherever the focus is: it lies at the end of the page, and has its time. */
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
