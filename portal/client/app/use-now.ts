import { useEffect, useState } from 'react';
import { useApp } from './app-context.ts';

/**
 * The server's time, whatever this device's clock says. The first render shows the moment the page was rendered.
 *
 * @param every milliseconds between updates; a minute by default
 */
export function useNow(every = 60_000): Date {
  const { renderedAt, clockOffset } = useApp();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const update = () => setNow(Date.now() + clockOffset);
    update();
    const timer = setInterval(update, every);
    return () => clearInterval(timer);
  }, [every, clockOffset]);
  return new Date(now);
}

/** Reads the server's time in an event: what is rendered takes `useNow`. */
export function useClock(): () => Date {
  const { clockOffset } = useApp();
  return () => new Date(Date.now() + clockOffset);
}
