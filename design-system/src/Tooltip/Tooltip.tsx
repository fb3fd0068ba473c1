import { type ReactNode, useId } from 'react';
import * as css from './Tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** A few words of plain text; never the only place where something needed is said. */
  readonly text: string;
  /** The text is the control's own name: it is shown, and not read out a second time. */
  readonly isName?: boolean;
  /** The control; to be handed what ties it to the text. */
  readonly children: (described: { readonly 'aria-describedby'?: string }) => ReactNode;
}

/**
 * Words about a control for who points at it or reaches it by keyboard; a finger neither opens nor needs it. Escape
 * closes it, it stays while pointed at itself, and it does not time out (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, isName, children }: TooltipProps): ReactNode {
  const id = useId();
  const { isOpen, anchor, words } = useTooltip();
  return (
    <span {...anchor} className={css.anchor}>
      {children(isName ? {} : { 'aria-describedby': id })}
      {/* A description is there from the start: who reads by touch hears it without ever opening it. */}
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
