import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '#client/forms/form.ts';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { CODE_FORM, type CodeForm, WRONG_CODE } from '../code/code-form.ts';
import { phoneFields, withoutSpaces } from '../rules.ts';

/** Why no number was verified, in words of `sms-login.failure`. */
type OnboardingFailure =
  | 'tooManyCodes'
  | 'tooManyRequests'
  | 'forbidden'
  | 'identifyAgain'
  | 'network'
  | 'unknownError';

interface PhoneValues {
  readonly phoneNumber: string;
  /** Where a code has been sent; null before. */
  readonly sentTo: string | null;
}

export interface Onboarding {
  readonly phone: Form<PhoneValues, OnboardingFailure>;
  readonly code: CodeForm;
  readonly sentTo: string | null;
  /** How often a code has been sent since the page was opened. */
  readonly timesSent: number;
  /** Why the last step came to nothing. */
  readonly failure: OnboardingFailure | null;
  readonly sendCode: () => void;
  readonly check: (code: string) => void;
  readonly changeNumber: () => void;
}

const SCHEMA = textsSchema(phoneFields);

/** Verifies a number by the code that is sent to it (SMS-05). What was typed outlives the page. */
export function useOnboarding(onEnabled: () => void): Onboarding {
  const t = useTranslations('sms-login');
  const [timesSent, setTimesSent] = useState(0);
  const [step, setStep] = useState<'phone' | 'code'>('phone');

  const phone = useForm({
    id: 'sms-login',
    known: { phoneNumber: '', sentTo: null } as PhoneValues,
    schema: SCHEMA,
    errorText: () => t('phone.invalid'),
    specificFailures: ['identifyAgain', 'forbidden', 'tooManyRequests'],
    send: (send, { phoneNumber }) =>
      send('POST /api/mfa-onboarding', { csrf: 'query', body: { phoneNumber } }),
    outcome({ type }, { phoneNumber }) {
      if (type !== 'code-sent') return 'tooManyCodes';
      return () => {
        code.discard();
        phone.change({ sentTo: withoutSpaces(phoneNumber) });
        setTimesSent((count) => count + 1);
      };
    },
  });
  const code = useForm({
    ...CODE_FORM,
    errorText: () => t('code.failed'),
    specificFailures: ['identifyAgain', 'forbidden', 'tooManyRequests'],
    send: (send, { code: typed }) =>
      send('PUT /api/mfa-onboarding', { csrf: 'query', body: { challengeResponseFromUser: typed } }),
    outcome({ type }) {
      if (type === 'mfa-challenge-failed') return WRONG_CODE;
      if (type === 'too-many-mfa-attempts') return 'tooManyRequests';
      return () => {
        phone.settle();
        onEnabled();
      };
    },
  });

  return {
    phone,
    code,
    sentTo: phone.errors.length > 0 ? null : phone.values.sentTo,
    timesSent,
    failure: step === 'code' ? code.failure : phone.failure,
    sendCode() {
      setStep('phone');
      void phone.submit();
    },
    check(typed) {
      setStep('code');
      void code.submit({ code: typed });
    },
    changeNumber() {
      setStep('phone');
      phone.change({ sentTo: null });
    },
  };
}

/** A failure after which no other try helps for an hour. */
export function isFinal(
  failure: OnboardingFailure,
): failure is 'tooManyCodes' | 'tooManyRequests' | 'forbidden' {
  return failure === 'tooManyCodes' || failure === 'tooManyRequests' || failure === 'forbidden';
}
