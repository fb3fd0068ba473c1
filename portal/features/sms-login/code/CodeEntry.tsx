import { Button } from '@portal/design-system/Button';
import { CodeField } from '@portal/design-system/CodeField';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';

/** A code that has been sent, and what becomes of it. */
export interface SentCode {
  /** How often one has been sent since the page was opened. */
  readonly timesSent: number;
  readonly code: string;
  readonly setCode: (code: string) => void;
  /** What was typed is wrong. */
  readonly isRefused: boolean;
  readonly isSending: boolean;
  readonly isChecking: boolean;
  readonly check: (code: string) => Promise<void>;
}

export interface CodeEntryProps {
  readonly sent: SentCode;
  /** Where the code went, beside its field. */
  readonly description: ReactNode;
  /** What was typed could not be checked, and may be once more. */
  readonly mayCheckAgain: boolean;
  readonly onSendAgain: () => Promise<void>;
  /** Goes back to the number; without it no other can be given. */
  readonly onChangeNumber?: () => void;
  /** What is said between the field and the buttons. */
  readonly children?: ReactNode;
}

/** Takes the code that was sent; it is checked when its last digit is there. */
export function CodeEntry(props: CodeEntryProps): ReactNode {
  const { sent, description, mayCheckAgain, onSendAgain, onChangeNumber, children } = props;
  const t = useTranslations('sms-login.code');
  const id = useId();
  const { timesSent, code, setCode, check, isRefused, isSending, isChecking } = sent;

  // Each code that is sent is typed at once; the focus has the field's description read, which says where it went.
  useEffect(() => {
    if (timesSent >= 0) document.getElementById(id)?.focus();
  }, [id, timesSent]);

  const checkAndSend = (
    <>
      {mayCheckAgain && code.length === 4 && (
        <Button onPress={() => void check(code)} isLoading={isChecking}>
          {t('check')}
        </Button>
      )}
      <Button tone="outline" onPress={() => void onSendAgain()} isLoading={isSending}>
        {t('again')}
      </Button>
    </>
  );
  return (
    <Stack gap="medium">
      <CodeField
        id={id}
        name="code"
        label={t('label')}
        description={description}
        error={isRefused && t('failed')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void check(typed)}
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
