import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Default: `span`. */
  readonly as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'legend';
  /** Id of the element. */
  readonly id?: string;
  /** Text for assistive technology only. */
  readonly children: ReactNode;
}

/** Text for assistive technology only; hidden by a class, since inline styles are not allowed on the server. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactNode {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
