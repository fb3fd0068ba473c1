import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

export interface DismissableDetails {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Closes an open `details` on Escape, on a press outside, when the focus leaves, and after a choice. */
export function useDismissableDetails(): DismissableDetails {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = (): void => ref.current?.removeAttribute('open');

  useEffect(() => {
    function closeFromOutside(event: PointerEvent): void {
      if (!ref.current?.contains(event.target as Node)) ref.current?.removeAttribute('open');
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  return {
    ref,
    onKeyDown(event) {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      event.stopPropagation();
      close();
      ref.current.querySelector('summary')?.focus();
    },
    onBlur(event) {
      // Safari reports no related target when a summary or button is pressed: the focus has not left.
      if (event.relatedTarget && !ref.current?.contains(event.relatedTarget as Node)) close();
    },
    onClick(event) {
      if ((event.target as Element).closest('li a, li button')) close();
    },
  };
}
