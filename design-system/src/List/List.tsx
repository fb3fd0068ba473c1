import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { spacing } from '../styling/space.css.ts';
import { type ListVariants, list } from './List.css.ts';

export interface ListProps {
  /** Default: `bullet`. */
  readonly kind?: ListVariants['kind'];
  /** Default: `xsmall`. */
  readonly gap?: Space;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that names it. */
  readonly 'aria-labelledby'?: string;
  /** `ListItem`s. */
  readonly children: ReactNode;
}

export function List({ kind, gap = 'xsmall', children, ...rest }: ListProps): ReactNode {
  const Element = kind === 'number' ? 'ol' : 'ul';
  return (
    <Element
      {...rest}
      {...(kind === 'plain' && LIST_ROLE)}
      className={classNames(list({ kind }), spacing({ small: gap }))}
    >
      {children}
    </Element>
  );
}

/** An item of a `List`, and of any other component that says it is a list. */
export function ListItem({ children }: { readonly children: ReactNode }): ReactNode {
  return <li>{children}</li>;
}
