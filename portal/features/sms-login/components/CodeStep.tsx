import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CodeEntry } from './CodeEntry.tsx';
import type { Onboarding } from './use-onboarding.ts';

export interface CodeStepProps {
  readonly onboarding: Onboarding;
}

/** The code that was sent to the number that is to be verified. */
export function CodeStep({ onboarding }: CodeStepProps): ReactNode {
  const t = useTranslations('sms-login.code');
  const { sentTo, timesSent, failure, sendCode, changeNumber } = onboarding;
  return (
    <CodeEntry
      sent={onboarding}
      description={t(timesSent > 1 ? 'sentAgain' : 'text', { phone: sentTo ?? '' })}
      mayCheckAgain={failure === 'network'}
      onSendAgain={sendCode}
      onChangeNumber={changeNumber}
    />
  );
}
