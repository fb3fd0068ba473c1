import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { CodeEntry } from '../code/CodeEntry.tsx';
import type { Onboarding } from './use-onboarding.ts';

export interface CodeStepProps {
  readonly onboarding: Onboarding;
}

/** The code that was sent to the number that is to be verified. */
export function CodeStep({ onboarding }: CodeStepProps): ReactNode {
  const t = useTranslations('sms-login.code');
  const { timing } = useSession();
  const { phone, code, sentTo, timesSent, failure, sendCode, check, changeNumber } = onboarding;
  return (
    <CodeEntry
      form={code}
      timesSent={timesSent}
      isSending={phone.isSending}
      onCheck={check}
      description={t(timesSent > 1 ? 'sentAgain' : 'text', {
        phone: sentTo ?? '',
        minutes: timing.smsCode / 60,
      })}
      mayCheckAgain={failure === 'network'}
      onSendAgain={sendCode}
      onChangeNumber={changeNumber}
    />
  );
}
