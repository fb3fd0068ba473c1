import { type RefObject, useEffect } from 'react';
import { TOAST_ROOM } from '../styling/toast-room.ts';

/**
 * Keeps what has the focus from lying under the toasts (WCAG 2.2, 2.4.11): the first time it would, the page gets room at
 * its end for as long as there are toasts, and scrolls.
 */
export function useUncoveredFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    const root = document.documentElement;

    function uncover(): void {
      const focused = document.activeElement;
      if (!focused || !toasts || toasts.contains(focused) || !isUnder(focused, toasts)) return;
      root.style.setProperty(TOAST_ROOM, `${window.innerHeight - toasts.getBoundingClientRect().top}px`);
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }

    // Toasts are measured once they are drawn, and the focus once the browser has scrolled to it.
    const later = (): number => requestAnimationFrame(uncover);
    const sizes = new ResizeObserver(uncover);
    sizes.observe(toasts);
    document.addEventListener('focusin', later);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', later);
      root.style.removeProperty(TOAST_ROOM);
    };
  }, [region]);
}

/** Whether any of it is covered. What is higher than the window, such as the page itself, is always in part. */
function isUnder(focused: Element, toasts: Element): boolean {
  const [box, over] = [focused.getBoundingClientRect(), toasts.getBoundingClientRect()];
  if (box.height > over.top) return false;
  return box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right;
}
