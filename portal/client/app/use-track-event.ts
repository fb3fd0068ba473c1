import { useCallback } from 'react';
import type { ChangeKey, InputOf } from '../calls/api.ts';
import { useSend } from '../calls/use-send.ts';
import { useApp } from './app-context.ts';

/** Maximum milliseconds that a page waits for an event (PAGE-14). */
const LONGEST_WAIT = 2000;

type AnalyticsKey = Extract<ChangeKey, 'POST /api/analytics'>;
export type AnalyticsEvent = InputOf<AnalyticsKey> extends { readonly body: infer Event } ? Event : never;

/**
 * Counts an event, if the visitor has consented. Resolves once it is counted or after two seconds, so that a page
 * may wait before it leaves; never rejects.
 */
export function useTrackEvent(): (event: AnalyticsEvent) => Promise<void> {
  const send = useSend();
  const { analyticsConsent } = useApp().session;
  return useCallback(
    async (event) => {
      if (!analyticsConsent) return;
      const input = { body: event, keepalive: true, signal: AbortSignal.timeout(LONGEST_WAIT) };
      await send<AnalyticsKey>('POST /api/analytics', input as never).catch(() => undefined);
    },
    [send, analyticsConsent],
  );
}
