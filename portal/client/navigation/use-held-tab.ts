import { useEffect } from 'react';
import { expectLeaving, holdDocument } from './leave-document.ts';

/**
 * Makes the browser ask before a tab with changes that exist only in its draft is closed. Readers who follow one of
 * the portal's links find the draft again, so they are not asked.
 */
export function useHeldTab(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const release = holdDocument();
    const follow = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) expectLeaving();
    };
    document.addEventListener('click', follow, { capture: true });
    return () => {
      release();
      document.removeEventListener('click', follow, { capture: true });
    };
  }, [isHeld]);
}
