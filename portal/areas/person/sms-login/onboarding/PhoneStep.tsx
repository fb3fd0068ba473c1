import { Button } from '@portal/design-system/Button';
import { Form } from '@portal/design-system/Form';
import { Inline } from '@portal/design-system/Inline';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Onboarding } from './use-onboarding.ts';

export interface PhoneStepProps {
  readonly onboarding: Onboarding;
  readonly onCancel: () => void;
}

/** Which number the codes go to. The field has the focus: the patient has just asked for it. */
export function PhoneStep({ onboarding, onCancel }: PhoneStepProps): ReactNode {
  const t = useTranslations('sms-login.phone');
  const field = useRef<HTMLInputElement>(null);
  const { phone, sendCode } = onboarding;
  const { attempt, isSending } = phone;
  const isRefused = phone.errors.length > 0;

  useEffect(() => {
    if (attempt === 0 || isRefused) field.current?.focus();
  }, [attempt, isRefused]);

  return (
    <Form onSubmit={sendCode} gap="medium">
      <TextField
        {...phone.text('phoneNumber')}
        ref={field}
        type="tel"
        label={t('label')}
        description={t('text')}
        autoComplete="tel"
        width="medium"
        maxLength={30}
        isRequired
      />
      <Inline stacksBelow="medium">
        <Button type="submit" isLoading={isSending}>
          {t('send')}
        </Button>
        <Button tone="tertiary" onPress={onCancel} isDisabled={isSending}>
          {t('cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
