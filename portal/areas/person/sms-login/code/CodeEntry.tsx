import { Button } from '@portal/design-system/Button';
import { CodeField } from '@portal/design-system/CodeField';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeForm } from './code-form.ts';

export interface CodeEntryProps {
  readonly form: CodeForm;
  /** How often a code has been sent since the page was opened. */
  readonly timesSent: number;
  /** A code is on its way out. */
  readonly isSending: boolean;
  readonly onCheck: (code: string) => void;
  /** Where the code went, beside its field. */
  readonly description: ReactNode;
  /** What was typed could not be checked, and may be once more. */
  readonly mayCheckAgain: boolean;
  readonly onSendAgain: () => void;
  /** Goes back to the number; without it no other can be given. */
  readonly onChangeNumber?: () => void;
  /** What is said between the field and the buttons. */
  readonly children?: ReactNode;
}

/** Takes the code that was sent; it is checked when its last digit is there. */
export function CodeEntry(props: CodeEntryProps): ReactNode {
  const { form, timesSent, isSending, onCheck, description, mayCheckAgain } = props;
  const { onSendAgain, onChangeNumber, children } = props;
  const t = useTranslations('sms-login.code');
  const { isSending: isChecking } = form;
  const control = form.text('code');
  const { id, value: code } = control;

  // Each code that is sent is typed at once; the focus has the field's description read, which says where it went.
  useEffect(() => {
    if (timesSent >= 0) document.getElementById(id)?.focus();
  }, [id, timesSent]);

  const checkAndSend = (
    <>
      {mayCheckAgain && code.length === 4 && (
        <Button onPress={() => onCheck(code)} isLoading={isChecking}>
          {t('check')}
        </Button>
      )}
      <Button tone="outline" onPress={onSendAgain} isLoading={isSending}>
        {t('again')}
      </Button>
    </>
  );
  return (
    <Stack gap="medium">
      <CodeField
        {...control}
        label={t('label')}
        description={description}
        onComplete={onCheck}
        isChecking={isChecking}
      />
      {children}
      {onChangeNumber ? (
        <Inline stacksBelow="medium">
          {checkAndSend}
          <Button tone="tertiary" onPress={onChangeNumber} isDisabled={isSending || isChecking}>
            {t('change')}
          </Button>
        </Inline>
      ) : (
        checkAndSend
      )}
    </Stack>
  );
}
