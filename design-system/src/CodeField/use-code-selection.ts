import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

export interface CodeSelection {
  /** Whether typing continues in the box at this index. */
  readonly isActive: (place: number) => boolean;
  /** Selects all digits, so that the next ones replace them. */
  readonly selectAll: () => void;
  /** For the input. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onSelect: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Holds the caret to the boxes: it stands on a digit, which the next one typed replaces, or on the first
 * empty box. The arrow keys, Home and End go from box to box.
 */
export function useCodeSelection(input: RefObject<HTMLInputElement | null>, length: number): CodeSelection {
  const [[start, end], setSelection] = useState<readonly [number, number]>([0, 1]);

  function select(place: number): void {
    const field = input.current;
    if (!field) return;
    const from = Math.max(0, Math.min(place, field.value.length, length - 1));
    field.setSelectionRange(from, Math.min(from + 1, field.value.length));
    read();
  }

  function read(): void {
    const field = input.current;
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    const from = selectionStart ?? value.length;
    const to = selectionEnd ?? from;
    if (from === to && from < value.length) field.setSelectionRange(from, from + 1);
    setSelection([from, Math.max(to, from + 1)]);
  }

  return {
    isActive: (place) => (start >= length ? place === length - 1 : place >= start && place < end),
    // Not every browser reports a selection that a script has made.
    selectAll: () => {
      input.current?.select();
      read();
    },
    handlers: {
      onFocus: read,
      onSelect: read,
      onKeyDown: (event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        const places = { ArrowLeft: start - 1, ArrowRight: start + 1, Home: 0, End: length };
        const place = places[event.key as keyof typeof places];
        if (place === undefined) return;
        event.preventDefault();
        select(place);
      },
      onClick: (event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        // A click made by the keyboard or a screen reader has no position.
        if (event.detail > 0) select(Math.floor(((event.clientX - left) / width) * length));
      },
    },
  };
}
