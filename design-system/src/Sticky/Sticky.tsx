import type { ReactNode } from 'react';
import { sticky } from './Sticky.css.ts';

export interface StickyProps {
  /** What stays in view. */
  readonly children: ReactNode;
}

/**
 * Stays in view beside long content, on screens that are wide and high enough: filters, a summary, a table of
 * contents.
 */
export function Sticky({ children }: StickyProps): ReactNode {
  return <div className={sticky}>{children}</div>;
}
