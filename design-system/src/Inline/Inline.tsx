import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { type Responsive, responsiveClass } from '../styling/responsive.ts';
import { gap as gaps } from '../styling/space.css.ts';
import * as css from './Inline.css.ts';

export interface InlineProps {
  /** Default: `small`. */
  readonly gap?: Responsive<Space>;
  /** Across the line. Default: `center`. */
  readonly align?: keyof typeof css.align;
  /** Along the line. Default: `start`. */
  readonly justify?: keyof typeof css.justify;
  /** Keeps everything on one line. Default: wraps. */
  readonly isSingleLine?: boolean;
  /** Default: `div`. A list's children must be `li`. */
  readonly as?: 'div' | 'ul' | 'span';
  readonly children: ReactNode;
}

/** Children beside each other, wrapping where there is no room. */
export function Inline(props: InlineProps): ReactNode {
  const {
    gap = 'small',
    align = 'center',
    justify = 'start',
    isSingleLine,
    as: Element = 'div',
    children,
  } = props;
  return (
    <Element
      {...(Element === 'ul' && LIST_ROLE)}
      className={classNames(
        css.inline,
        css.align[align],
        css.justify[justify],
        isSingleLine && css.nowrap,
        responsiveClass(gaps, gap),
      )}
    >
      {children}
    </Element>
  );
}
