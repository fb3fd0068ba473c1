import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { groundAbove, type StickyVariants, sticky } from './Sticky.css.ts';

export interface StickyProps {
  /**
   * `beside` long content; `aside`, the same on wide screens only; `above` it, right below the header on wide screens, on the page's own ground; a `strip` there on
   * the others, from one side of the screen to the other; `foot`, at the lower edge of every screen; a `heading` above the part of a list that it heads. Default: `beside`.
   */
  readonly place?: StickyVariants['place'];
  /** There is nothing to show yet: only assistive technology has it, so that it can announce what comes. Default: false. */
  readonly isHidden?: boolean;
  /** Accessible name; with one it is a region. */
  readonly 'aria-label'?: string;
  /** What stays in view. */
  readonly children: ReactNode;
}

/**
 * Stays in view with long content, on screens that have room for both: filters, a summary, a table of
 * contents.
 */
export function Sticky({ place, isHidden, children, ...named }: StickyProps): ReactNode {
  const Element = named['aria-label'] ? 'section' : 'div';
  return (
    <Element
      {...named}
      className={isHidden ? visuallyHidden : classNames(sticky({ place }), place === 'above' && groundAbove)}
    >
      {children}
    </Element>
  );
}
