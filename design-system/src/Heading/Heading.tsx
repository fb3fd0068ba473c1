import type { ReactNode, Ref } from 'react';
import { type HeadingVariants, heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the page's outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** Visual size; `display`: of the promise that opens the product; `dense`: of the first heading of a dense page, which leaves room for what is below. Default: as its level. */
  readonly size?: HeadingVariants['size'];
  /** Id of the element. */
  readonly id?: string;
  /** -1 when scripts move the focus here. */
  readonly tabIndex?: -1;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLHeadingElement>;
  /** The words. */
  readonly children: ReactNode;
}

export function Heading({ level, size = level, children, ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={heading({ size })}>
      {children}
    </Element>
  );
}
