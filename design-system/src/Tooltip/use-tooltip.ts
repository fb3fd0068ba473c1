import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { place } from './place.ts';

/** Milliseconds that the pointer has to rest before the text appears, and that it may take to reach it. */
const PATIENCE = 400;
const GRACE = 150;

export interface TooltipParts {
  readonly isOpen: boolean;
  readonly anchor: {
    readonly ref: RefObject<HTMLSpanElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  readonly words: RefObject<HTMLSpanElement | null>;
}

/** Opens on a resting pointer and on visible focus, closes on leaving, on a press and on Escape. */
export function useTooltip(): TooltipParts {
  const anchor = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  function change(open: boolean, delay = 0): void {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const shown = words.current;
    const control = anchor.current?.firstElementChild;
    if (!isOpen || !shown || !control) return;
    const follow = (): void => place(shown, control);
    // Before other listeners: the dialog around stays open.
    function dismiss(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    }
    shown.showPopover();
    follow();
    window.addEventListener('keydown', dismiss, true);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      shown.hidePopover();
      window.removeEventListener('keydown', dismiss, true);
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [isOpen]);

  const isFinger = (event: PointerEvent): boolean => event.pointerType === 'touch';
  return {
    isOpen,
    words,
    anchor: {
      ref: anchor,
      onPointerEnter: (event) => isFinger(event) || change(true, PATIENCE),
      onPointerLeave: (event) => isFinger(event) || change(false, GRACE),
      onPointerDown: (event) => words.current?.contains(event.target as Node) || change(false),
      onFocus: (event) => event.target.matches(':focus-visible') && change(true),
      onBlur: () => change(false),
    },
  };
}
