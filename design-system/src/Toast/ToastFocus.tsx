import type { RefObject } from 'react';
import { useRegionKey } from './use-region-key.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

export interface ToastFocusProps {
  /** The toasts: a list of the urgent ones, and one of the others. */
  readonly region: RefObject<HTMLElement | null>;
  /** Which urgent toast is shown last; null without one. */
  readonly urgent: number | null;
}

/** What the focus does while there are toasts. It comes with the first of them: no page needs its code before. */
export function ToastFocus({ region, urgent }: ToastFocusProps): null {
  useRegionKey(region, urgent);
  useUncoveredFocus(region);
  return null;
}
