import type { Space } from '@portal/tokens/shared';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { perScreen, type Responsive } from '../styling/responsive.ts';
import { spacing } from '../styling/space.css.ts';
import { type StackVariants, stack } from './Stack.css.ts';

export interface StackProps {
  /** White space between the children. Default: `medium`. */
  readonly gap?: Responsive<Space>;
  /** Default: `stretch`. `center` centres text as well. */
  readonly align?: StackVariants['align'];
  /** As high as what it stands in: a card in a row of cards. Default: false. */
  readonly isFilling?: boolean;
  /** Whether thin lines part the children: rows of one card; `flush`, rows that have space of their own. Default: false. */
  readonly isRuled?: boolean | 'flush';
  /** Default: `div`. A list's children must be `li`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'header' | 'footer' | 'nav';
  /** The language of what it holds, where it is another than the page's. */
  readonly lang?: string;
  /** Id of the element. */
  readonly id?: string;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLElement>;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that names it. */
  readonly 'aria-labelledby'?: string;
  /** What it holds. */
  readonly children: ReactNode;
}

/** Stacks children with even space between them. */
export function Stack(props: StackProps): ReactNode {
  const { gap = 'medium', align, isFilling, isRuled, as: Element = 'div', ref, children, ...rest } = props;
  const list = Element === 'ul' || Element === 'ol';
  return (
    <Element
      {...rest}
      // The element varies, but is always one of HTML's.
      ref={ref as Ref<never>}
      {...(list && LIST_ROLE)}
      className={classNames(stack({ align, isFilling, isRuled }), spacing(perScreen(gap)))}
    >
      {children}
    </Element>
  );
}
