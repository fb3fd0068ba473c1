import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { type Responsive, responsiveClass } from '../styling/responsive.ts';
import { padding as paddings } from '../styling/space.css.ts';
import * as css from './Box.css.ts';

export interface BoxProps {
  /** Default: `none`. */
  readonly padding?: Responsive<Space>;
  /** Default: `none`. */
  readonly background?: keyof typeof css.background;
  readonly isRounded?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Padding and a ground, nothing more. */
export function Box(props: BoxProps): ReactNode {
  const { padding = 'none', background = 'none', isRounded, id, children } = props;
  return (
    <div
      id={id}
      className={classNames(
        css.background[background],
        isRounded && css.rounded,
        responsiveClass(paddings, padding),
      )}
    >
      {children}
    </div>
  );
}
