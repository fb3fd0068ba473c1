import { type ReactNode, useId } from 'react';
import * as css from './Tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** A few words of plain text; never the only place for something needed. */
  readonly text: string;
  /** The text is the control's own name: it is shown, and not read out twice. */
  readonly isName?: boolean;
  /** The control; receives the props that tie it to the text. */
  readonly children: (described: { readonly 'aria-describedby'?: string }) => ReactNode;
}

/**
 * Text about a control for those who point at it or reach it by keyboard; a finger neither opens nor needs it. Escape
 * closes it, it stays while itself pointed at, and it does not time out (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, isName, children }: TooltipProps): ReactNode {
  const id = useId();
  const { isOpen, anchor, words } = useTooltip();
  return (
    <span {...anchor} className={css.anchor}>
      {children(isName ? {} : { 'aria-describedby': id })}
      {/* The description is there from the start: screen readers on touch screens read it without ever opening it. */}
      {(isOpen || !isName) && (
        <span
          ref={words}
          id={id}
          role="tooltip"
          aria-hidden={isName}
          popover="manual"
          className={css.tooltip}
        >
          {text}
        </span>
      )}
    </span>
  );
}
