import type { ReactNode, Ref } from 'react';
import { type HeadingVariants, heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Place in the page's outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** How large it looks. Default: as its level. */
  readonly size?: HeadingVariants['size'];
  readonly id?: string;
  /** -1 when scripts move the focus here. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLHeadingElement>;
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
