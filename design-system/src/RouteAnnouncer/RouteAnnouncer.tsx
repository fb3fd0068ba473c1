import { type ReactNode, useEffect, useState } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface RouteAnnouncerProps {
  /** Title of the page that is shown now. */
  readonly title: string;
}

/**
 * Reads the title out when it changes without a page load. Says nothing at the first render: the browser does.
 */
export function RouteAnnouncer({ title }: RouteAnnouncerProps): ReactNode {
  const [first] = useState(title);
  const [announced, setAnnounced] = useState('');
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (title !== first) setMoved(true);
  }, [title, first]);
  useEffect(() => {
    if (moved) setAnnounced(title);
  }, [moved, title]);

  return (
    <div aria-live="assertive" aria-atomic className={visuallyHidden}>
      {announced}
    </div>
  );
}
