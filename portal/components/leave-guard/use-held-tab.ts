import { useEffect } from 'react';
import { expectLeaving, holdDocument } from '#client/navigation/leave-document.ts';

/**
 * Lets the browser ask before the tab is closed over what is kept nowhere but in its draft. Whoever follows a link of
 * the portal's finds the draft again, so they are not asked.
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
