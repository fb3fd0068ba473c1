import { type ReactNode, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface RouteAnnouncerProps {
  /** Title of the page that is shown now. */
  readonly title: string;
}

/**
 * Reads the title out when it changes without a page load. Says nothing at the first render: the browser does.
 */
export function RouteAnnouncer({ title }: RouteAnnouncerProps): ReactNode {
  const shown = useRef(title);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current !== title) setAnnounced(title);
    shown.current = title;
  }, [title]);

  return (
    <div aria-live="assertive" aria-atomic className={visuallyHidden}>
      {announced}
    </div>
  );
}
