import { type KeyboardEvent, useRef } from 'react';
import type { Option } from './option.ts';

/** Milliseconds within which key presses form one word. */
const PAUSE = 1000;

/**
 * The option whose label begins with what was typed, as a closed native select finds it; typing the same letter
 * again moves on to the next that begins with it.
 */
export function findTyped(options: readonly Option[], typed: string, current: string | null): Option | null {
  const text = typed.toLocaleLowerCase();
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const wanted = isRepeated ? text.slice(0, 1) : text;
  const from = options.findIndex(({ id }) => id === current) + (isRepeated ? 1 : 0);
  const inTurn = [...options.slice(Math.max(from, 0)), ...options.slice(0, Math.max(from, 0))];
  const found = inTurn.find(
    ({ label, isDisabled }) => !isDisabled && label.toLocaleLowerCase().startsWith(wanted),
  );
  return found ?? null;
}

/** Chooses by typing the first letters of an option on a closed list. */
export function useTypeAhead(
  options: readonly Option[],
  value: string | null,
  onChange: (id: string) => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const { key, timeStamp } = event;
    const before = timeStamp - typed.current.at < PAUSE ? typed.current.text : '';
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A space opens the list, unless it is within a word.
    if (!isLetter || (key === ' ' && before === '')) return;
    if (key === ' ') event.preventDefault();
    typed.current = { text: before + key, at: timeStamp };
    const found = findTyped(options, typed.current.text, value);
    if (found) onChange(found.id);
  };
}
