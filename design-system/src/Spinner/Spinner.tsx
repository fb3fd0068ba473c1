import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. Default: 'Loading' in the reader's language. */
  readonly label?: string;
  /** Shows the label beside it. */
  readonly isLabelVisible?: boolean;
  /** `medium` is as high as a line of text, `large` stands alone in a page or card. Default: `medium`. */
  readonly size?: css.SpinnerVariants['size'];
}

/** Waiting of unknown length; where the shape of the content is known, use `Skeleton`. */
export function Spinner({ label, isLabelVisible, size }: SpinnerProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <span role="status" className={css.status}>
      <span aria-hidden className={classNames(css.spinner, css.scale({ size }))} />
      <span className={isLabelVisible ? undefined : visuallyHidden}>{label ?? strings.loading}</span>
    </span>
  );
}
