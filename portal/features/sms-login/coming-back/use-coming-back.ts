import { useState } from 'react';
import { isProblem, NetworkError } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import type { SentCode } from '../code/CodeEntry.tsx';

/** Why a code does not bring back, in words of `sms-login.comingBack`. */
export type ComingBackFailure = 'tooManyTries' | 'tooManyCodes' | 'gone' | 'network' | 'unknown';

export interface ComingBack extends SentCode {
  /** A code has been sent, or the patient says that they have one, from before a reload. */
  readonly isEntering: boolean;
  readonly enter: () => void;
  readonly failure: ComingBackFailure | null;
  readonly send: () => Promise<void>;
}

/** Comes back to the session that has ended in this browser by the code that is sent to its patient. */
export function useComingBack(onBack: () => Promise<void>): ComingBack {
  const request = useChange('POST /api/request-mfa-sms');
  const pin = useChange('POST /api/pin');
  const [hasCode, setHasCode] = useState(false);
  const [timesSent, setTimesSent] = useState(0);
  const [code, setCode] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<ComingBackFailure | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    setRefused(false);
    try {
      await request.run({});
      setCode('');
      setTimesSent((count) => count + 1);
    } catch (error) {
      setFailure(failureOfError(error));
    }
  }

  async function check(typed: string): Promise<void> {
    setFailure(null);
    setRefused(false);
    try {
      const { mfaResponse } = await pin.run({ body: { pin: typed } });
      if (mfaResponse === 'mfa-challenge-failed') setRefused(true);
      if (mfaResponse === 'too-many-mfa-attempts') setFailure('tooManyTries');
      if (mfaResponse === 'mfa-ok') await onBack();
    } catch (error) {
      setFailure(failureOfError(error));
    }
  }

  return {
    isEntering: hasCode || timesSent > 0,
    enter: () => setHasCode(true),
    timesSent,
    code,
    setCode: (typed) => {
      setRefused(false);
      setCode(typed);
    },
    isRefused,
    failure,
    isSending: request.isSending,
    isChecking: pin.isSending,
    send,
    check,
  };
}

function failureOfError(error: unknown): ComingBackFailure {
  if (isProblem(error, 'authenticationRequired')) return 'gone';
  if (isProblem(error, 'tooManyRequests')) return 'tooManyCodes';
  return error instanceof NetworkError ? 'network' : 'unknown';
}
