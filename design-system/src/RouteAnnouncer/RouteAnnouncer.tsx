import { type ReactNode, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface RouteAnnouncerProps {
  /** Title of the current page. */
  readonly title: string;
}

/** Reads the title out when it changes without a page load. Silent at the first render: the browser reads it. */
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
