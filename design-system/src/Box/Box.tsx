import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { perScreen, type Responsive } from '../styling/responsive.ts';
import { spacing } from '../styling/space.css.ts';
import { type BoxVariants, box } from './Box.css.ts';

export interface BoxProps {
  /** Default: `none`. */
  readonly padding?: Responsive<Space>;
  /** Default: `none`. */
  readonly background?: BoxVariants['background'];
  /** With the corners of a card. Default: false. */
  readonly isRounded?: boolean;
  /** Id of the element. */
  readonly id?: string;
  /** What it holds. */
  readonly children: ReactNode;
}

/** Padding and a background, nothing more. */
export function Box(props: BoxProps): ReactNode {
  const { padding = 'none', background, isRounded, id, children } = props;
  return (
    <div id={id} className={classNames(box({ background, isRounded }), spacing(perScreen(padding)))}>
      {children}
    </div>
  );
}
