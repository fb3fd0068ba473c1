import { Button } from '@portal/design-system/Button';
import { CodeField } from '@portal/design-system/CodeField';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Onboarding } from './use-onboarding.ts';

export interface CodeStepProps {
  readonly onboarding: Onboarding;
}

/** The code that was sent; it is checked when its last digit is there. */
export function CodeStep({ onboarding }: CodeStepProps): ReactNode {
  const t = useTranslations('sms-login.code');
  const id = useId();
  const { sentTo, timesSent, code, setCode, check, isRefused, isChecking, isSending } = onboarding;

  // Each code that is sent is typed at once; the focus has the field's description read, which says where it went.
  useEffect(() => {
    if (timesSent >= 0) document.getElementById(id)?.focus();
  }, [id, timesSent]);

  return (
    <Stack gap="medium">
      <CodeField
        id={id}
        name="code"
        label={t('label')}
        description={t(timesSent > 1 ? 'sentAgain' : 'text', { phone: sentTo ?? '' })}
        error={isRefused && t('failed')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void check(typed)}
        isChecking={isChecking}
      />
      <Inline stacksBelow="medium">
        {onboarding.failure === 'network' && code.length === 4 && (
          <Button onPress={() => void check(code)} isLoading={isChecking}>
            {t('check')}
          </Button>
        )}
        <Button tone="outline" onPress={() => void onboarding.sendCode()} isLoading={isSending}>
          {t('again')}
        </Button>
        <Button tone="tertiary" onPress={onboarding.changeNumber} isDisabled={isSending || isChecking}>
          {t('change')}
        </Button>
      </Inline>
    </Stack>
  );
}
