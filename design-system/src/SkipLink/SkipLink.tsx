import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the main content, which must have `tabIndex={-1}`. */
  readonly targetId: string;
  /** The words of the link. */
  readonly children: ReactNode;
}

/** First thing on a page for who goes by keyboard: jumps over header and menu. Seen when focused. */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactNode {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {children}
    </a>
  );
}
