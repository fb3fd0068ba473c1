import { useState } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { SentCode } from '../code/CodeEntry.tsx';
import { isSmsPhone, withoutSpaces } from '../rules.ts';
import { failureOfError, type OnboardingFailure } from './onboarding-outcome.ts';

export interface Onboarding extends SentCode {
  /** As it is typed. */
  readonly phone: string;
  readonly setPhone: (phone: string) => void;
  /** Where the code has been sent; null before. */
  readonly sentTo: string | null;
  /** Counts the attempts: a field that is wrong again is to be told again. */
  readonly attempt: number;
  readonly failure: OnboardingFailure | null;
  readonly sendCode: () => Promise<void>;
  readonly changeNumber: () => void;
}

interface Typed {
  readonly phone: string;
  readonly sentTo: string | null;
}

/** Verifies a number by the code that is sent to it (SMS-05). What was typed outlives the page. */
export function useOnboarding(onEnabled: () => void): Onboarding {
  const draft = useDraft<Typed>('sms-login', { phone: '', sentTo: null });
  const begin = useChange('POST /api/mfa-onboarding');
  const finish = useChange('PUT /api/mfa-onboarding');
  const [code, setCode] = useState('');
  const [timesSent, setTimesSent] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<OnboardingFailure | null>(null);
  const { phone, sentTo } = draft.value;

  function refuse(reason: OnboardingFailure | null): void {
    setFailure(reason);
    setRefused(reason === null);
    setAttempt((count) => count + 1);
  }

  function forget(): void {
    setFailure(null);
    setRefused(false);
  }

  async function sendCode(): Promise<void> {
    forget();
    const phoneNumber = withoutSpaces(phone);
    if (!isSmsPhone(phoneNumber)) {
      refuse(null);
      return;
    }
    try {
      const { type } = await begin.run({ body: { phoneNumber }, csrf: 'query' });
      if (type !== 'code-sent') {
        refuse('tooManyCodes');
        return;
      }
      setCode('');
      draft.set({ phone, sentTo: phoneNumber });
      setTimesSent((count) => count + 1);
    } catch (error) {
      const reason = failureOfError(error);
      // The field of the number is the step before.
      if (!reason) draft.set({ phone, sentTo: null });
      refuse(reason);
    }
  }

  async function check(typed: string): Promise<void> {
    forget();
    try {
      const { type } = await finish.run({ body: { challengeResponseFromUser: typed }, csrf: 'query' });
      if (type === 'mfa-challenge-failed') refuse(null);
      else if (type === 'too-many-mfa-attempts') refuse('tooManyTries');
      else {
        draft.clear();
        onEnabled();
      }
    } catch (error) {
      refuse(failureOfError(error));
    }
  }

  return {
    phone,
    setPhone: (typed) => {
      forget();
      draft.set({ phone: typed, sentTo: null });
    },
    sentTo,
    timesSent,
    code,
    setCode: (typed) => {
      setRefused(false);
      setCode(typed);
    },
    isRefused,
    attempt,
    failure,
    isSending: begin.isSending,
    isChecking: finish.isSending,
    sendCode,
    check,
    changeNumber: () => {
      forget();
      draft.set({ phone, sentTo: null });
    },
  };
}
