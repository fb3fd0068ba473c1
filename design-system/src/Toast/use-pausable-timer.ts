import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds of running time; a pause keeps what is left. */
export function usePausableTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - started));
    };
  }, [isPaused]);
}
