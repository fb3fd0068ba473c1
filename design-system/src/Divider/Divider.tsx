import type { ReactNode } from 'react';
import * as css from './Divider.css.ts';

export interface DividerProps {
  /** A word or two in the line, between two ways to the same thing: 'or'. */
  readonly children?: ReactNode;
}

/** A thin line between groups. */
export function Divider({ children }: DividerProps): ReactNode {
  return children ? <p className={css.worded}>{children}</p> : <hr className={css.divider} />;
}
