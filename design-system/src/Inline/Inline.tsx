import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { perScreen, type Responsive } from '../styling/responsive.ts';
import { spacing } from '../styling/space.css.ts';
import { type InlineVariants, inline } from './Inline.css.ts';

export interface InlineProps {
  /** Default: `small`. */
  readonly gap?: Responsive<Space>;
  /** Across the line. Default: `center`. */
  readonly align?: InlineVariants['align'];
  /** Along the line. Default: `start`. */
  readonly justify?: InlineVariants['justify'];
  /** The first child takes the room that the others leave: a heading before its buttons. Default: false. */
  readonly growsFirst?: boolean;
  /** A dot between two that share a line, none where a line ends or begins: short facts, with `gap` none. Default: false. */
  readonly isDotted?: boolean;
  /** No space between its lines, where it wraps: a name and its price. Default: false. */
  readonly hasTightLines?: boolean;
  /** Keeps everything on one line. Default: wraps. */
  readonly isSingleLine?: boolean;
  /** Stacked and as wide as there is room, on screens smaller than this: buttons on a phone. */
  readonly stacksBelow?: InlineVariants['stacksBelow'];
  /** Default: `div`. A list's children must be `li`. */
  readonly as?: 'div' | 'ul' | 'li' | 'span';
  /** What stands side by side and wraps. */
  readonly children: ReactNode;
}

/** Children side by side, wrapping where there is no room. */
export function Inline(props: InlineProps): ReactNode {
  const { gap = 'small', align, justify, as: Element = 'div', children } = props;
  const { growsFirst, isDotted, hasTightLines, isSingleLine, stacksBelow } = props;
  const look = { align, justify, growsFirst, isDotted, hasTightLines, isSingleLine, stacksBelow };
  return (
    <Element
      {...(Element === 'ul' && LIST_ROLE)}
      className={classNames(inline(look), spacing(perScreen(gap)))}
    >
      {children}
    </Element>
  );
}
