import type { ReactNode } from 'react';
import * as css from './KeyFigure.css.ts';

export interface KeyFigureProps {
  /** What the figure is: a day, 'To pay', the name of a test. */
  readonly label: ReactNode;
  /** The figure, with its unit. */
  readonly children: ReactNode;
  /** What else to know about it: 'by 30 November'. */
  readonly detail?: ReactNode;
  /** What the figure means, where the text says it too. Default: `accent`. */
  readonly tone?: css.KeyFigureVariants['tone'];
}

/** The one figure that somebody came to see: hours, a sum, a result. */
export function KeyFigure({ label, children, detail, tone }: KeyFigureProps): ReactNode {
  return (
    <p className={css.keyFigure({ tone })}>
      <span className={css.label}>{label}</span>
      <span className={css.figure}>{children}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </p>
  );
}
