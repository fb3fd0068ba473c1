import type { ReactNode } from 'react';
import { space } from './CheckboxSpace.css.ts';

export interface CheckboxSpaceProps {
  /** An icon, for the eye only. */
  readonly children: ReactNode;
}

/** As wide as a `bare` checkbox, in rows that have none, so that the words of all rows begin alike. */
export function CheckboxSpace({ children }: CheckboxSpaceProps): ReactNode {
  return (
    <span aria-hidden className={space}>
      {children}
    </span>
  );
}
