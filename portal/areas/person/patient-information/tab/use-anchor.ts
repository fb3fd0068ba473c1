import { useEffect, useRef } from 'react';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';

/**
 * Goes once to the part of the page that its address names by `anchor`.
 *
 * @param isThere the part is on the page
 */
export function useAnchor(isThere: boolean): void {
  const visit = useCurrentVisit();
  const { anchor = null } = (visit?.query ?? {}) as { readonly anchor?: string | null };
  const done = useRef<string>(null);

  useEffect(() => {
    if (!isThere || !anchor || done.current === anchor) return;
    done.current = anchor;
    // After the arrival at the page, which takes the focus to its heading.
    const timer = setTimeout(() => {
      const part = document.getElementById(anchor);
      if (!part) return;
      if (!part.matches('a, button, input, select, textarea')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
      part.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(timer);
  }, [isThere, anchor]);
}
