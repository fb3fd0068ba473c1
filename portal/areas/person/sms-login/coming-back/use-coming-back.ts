import { useState } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { failureOf, type GeneralFailure } from '#client/forms/failure.ts';

/** Why a code does not bring back, in words of `sms-login.comingBack`. */
export type ComingBackFailure = 'tooManyTries' | 'tooManyRequests' | 'sessionExpired' | GeneralFailure;

export interface ComingBack {
  /** How often a code has been sent since the page was opened. */
  readonly timesSent: number;
  /** A code has been sent, or the patient says that they have one, from before a reload. */
  readonly isEntering: boolean;
  readonly enter: () => void;
  /** Why the last step came to nothing. */
  readonly failure: ComingBackFailure | null;
  readonly setFailure: (failure: ComingBackFailure | null) => void;
  /** A code is on its way out. */
  readonly isSending: boolean;
  /** Resolves to whether one has been sent. */
  readonly send: () => Promise<boolean>;
}

/** The failures of both steps that there are words for. */
export const SPECIFIC_FAILURES = ['sessionExpired', 'tooManyRequests'] as const;

/** Comes back to the session that has ended in this browser: has a code sent to its patient. */
export function useComingBack(): ComingBack {
  const { run, isSending } = useChange('POST /api/request-mfa-sms');
  const [hasCode, setHasCode] = useState(false);
  const [timesSent, setTimesSent] = useState(0);
  const [failure, setFailure] = useState<ComingBackFailure | null>(null);

  async function send(): Promise<boolean> {
    setFailure(null);
    try {
      await run({});
      setTimesSent((count) => count + 1);
      return true;
    } catch (error) {
      setFailure(failureOf(error, SPECIFIC_FAILURES));
      return false;
    }
  }

  return {
    timesSent,
    isEntering: hasCode || timesSent > 0,
    enter: () => setHasCode(true),
    failure,
    setFailure,
    isSending,
    send,
  };
}
