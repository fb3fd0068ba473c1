import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IdentifyAgainNotice } from '#components/IdentifyAgainNotice.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { isFinal, useOnboarding } from './use-onboarding.ts';

export interface OnboardingFormProps {
  /** The number is verified. */
  readonly onEnabled: () => void;
  /** The patient gives up, or has to. */
  readonly onCancel: () => void;
}

/** The two steps to an SMS login: a number, and the code that is sent to it. Loaded when somebody begins. */
export function OnboardingForm({ onEnabled, onCancel }: OnboardingFormProps): ReactNode {
  const t = useTranslations('sms-login');
  const onboarding = useOnboarding(onEnabled);
  const { failure } = onboarding;
  if (failure === 'identifyAgain') return <IdentifyAgainNotice />;
  if (failure && isFinal(failure)) {
    return (
      <Stack gap="medium" align="start">
        <Notice tone="warning" title={t(`failure.${failure}.title`)} takesFocus>
          {t(`failure.${failure}.text`)}
        </Notice>
        <Button tone="outline" onPress={onCancel}>
          {t('done.close')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {failure && (
        <Notice tone="error" role="alert" title={t(`failure.${failure}.title`)}>
          {t(`failure.${failure}.text`)}
        </Notice>
      )}
      {onboarding.sentTo ? (
        <CodeStep onboarding={onboarding} />
      ) : (
        <PhoneStep onboarding={onboarding} onCancel={onCancel} />
      )}
    </Stack>
  );
}
