import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main content, which must have `tabIndex={-1}`. */
  readonly targetId: string;
  /** The link's text. */
  readonly children: ReactNode;
}

/** First thing on a page for keyboard users: skips header and menu. Visible when focused. */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactNode {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children}
    </a>
  );
}
