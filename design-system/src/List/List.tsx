import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { responsiveClass } from '../styling/responsive.ts';
import { gap as gaps } from '../styling/space.css.ts';
import * as css from './List.css.ts';

export interface ListProps {
  /** Default: `bullet`. */
  readonly kind?: keyof typeof css.kind;
  /** Default: `xsmall`. */
  readonly gap?: Space;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** `li` elements. */
  readonly children: ReactNode;
}

export function List({ kind = 'bullet', gap = 'xsmall', children, ...rest }: ListProps): ReactNode {
  const Element = kind === 'number' ? 'ol' : 'ul';
  return (
    <Element
      {...rest}
      {...(kind === 'plain' && LIST_ROLE)}
      className={classNames(css.list, css.kind[kind], responsiveClass(gaps, gap))}
    >
      {children}
    </Element>
  );
}
