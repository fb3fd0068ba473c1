import { Button } from '@portal/design-system/Button';
import { CodeField } from '@portal/design-system/CodeField';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ComingBack } from './use-coming-back.ts';

export interface ComingBackCodeProps {
  readonly comingBack: ComingBack;
}

/** The code that was sent; it is checked when its last digit is there. */
export function ComingBackCode({ comingBack }: ComingBackCodeProps): ReactNode {
  const t = useTranslations('sms-login.code');
  const back = useTranslations('sms-login.comingBack');
  const id = useId();
  const { timesSent, code, setCode, check, isRefused, isChecking, isSending, failure } = comingBack;

  // The field holds its own input; a new code is typed at once.
  useEffect(() => {
    if (timesSent >= 0) document.getElementById(id)?.focus();
  }, [id, timesSent]);

  return (
    <Stack gap="medium">
      <CodeField
        id={id}
        name="code"
        label={t('label')}
        description={timesSent > 0 && back('sent')}
        error={isRefused && t('failed')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void check(typed)}
        isChecking={isChecking}
      />
      <Text role="status" size="small" tone="muted">
        {timesSent > 1 && t('sentAgain')}
      </Text>
      {failure && code.length === 4 && (
        <Button onPress={() => void check(code)} isLoading={isChecking}>
          {t('check')}
        </Button>
      )}
      <Button tone="outline" onPress={() => void comingBack.send()} isLoading={isSending}>
        {t('again')}
      </Button>
    </Stack>
  );
}
