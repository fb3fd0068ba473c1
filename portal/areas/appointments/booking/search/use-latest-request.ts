import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '#client/app/app-context.ts';

/**
 * Requests of which only the newest matters: each one cancels the one that is still running, and leaving the
 * page cancels the last.
 */
export function useLatestRequest(): (url: string) => Promise<unknown> {
  const { request } = useApp();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(
    (url) => {
      running.current?.abort();
      running.current = new AbortController();
      return request(url, { signal: running.current.signal });
    },
    [request],
  );
}

/** Whether a request was given up, which is no failure to tell anybody. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
