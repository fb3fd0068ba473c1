import { useEffect, useRef, useState } from 'react';

const STORED = 'workspace-keys';

/** What single keys do on a page, by the key. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Single keys as shortcuts, which can be turned off and stay so on the device (WCAG 2.1.4). Where something is typed or a
 * dialog is open a key is only itself.
 */
export function useKeys(keys: Keys): { readonly isOn: boolean; readonly setOn: (isOn: boolean) => void } {
  const [isOn, setState] = useState(true);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => setState(wasOn()), []);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = latest.current[event.key];
      if (!act || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    setOn(next) {
      setState(next);
      try {
        localStorage.setItem(STORED, next ? 'on' : 'off');
      } catch {
        // No storage: it stays so until the page is left.
      }
    },
  };
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=listbox]') !== null
  );
}

/** Moves the focus to the next of some elements, or to the one before; from elsewhere to the first. */
export function focusBeside(selector: string, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.min(all.length - 1, Math.max(0, at < 0 ? 0 : at + step))]?.focus();
}
