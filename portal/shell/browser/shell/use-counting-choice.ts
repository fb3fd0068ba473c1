import { useApp } from '#client/app/app-context.ts';
import type { CallError } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';

export interface CountingChoice {
  /** Keeps whether events may be counted; resolves to whether that is kept. */
  readonly choose: (mayCount: boolean) => Promise<boolean>;
  readonly isSending: boolean;
  readonly error: CallError | undefined;
}

/** The visitor's choice whether events may be counted (CONS-08). */
export function useCountingChoice(): CountingChoice {
  const { setSession } = useApp();
  const { run, isSending, error } = useChange('PUT /api/session');

  async function choose(analyticsConsent: boolean): Promise<boolean> {
    const kept = await run({ body: { analyticsConsent } }).catch(() => null);
    if (kept) setSession(kept);
    return kept !== null;
  }

  return { choose, isSending, error };
}
