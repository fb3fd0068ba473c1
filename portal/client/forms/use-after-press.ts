import { useEffect, useRef } from 'react';

const PRESS = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * Does something once the pointer is not held. Pressing a control leaves the field before it; a message that appeared
 * there at once would move the control from under the pointer, and the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isHeld = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const note = ({ type }: Event): void => {
      isHeld.current = type === 'pointerdown';
      if (isHeld.current) return;
      const runs = waiting.current;
      waiting.current = [];
      // After the click, which follows at once.
      setTimeout(() => {
        for (const run of runs) run();
      });
    };
    for (const type of PRESS) document.addEventListener(type, note, { capture: true });
    return () => {
      for (const type of PRESS) document.removeEventListener(type, note, { capture: true });
    };
  }, []);

  return (run) => {
    if (isHeld.current) waiting.current.push(run);
    else run();
  };
}
