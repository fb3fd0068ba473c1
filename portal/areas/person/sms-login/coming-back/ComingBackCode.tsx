import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useForm } from '#client/forms/use-form.ts';
import { CodeEntry } from '../code/CodeEntry.tsx';
import { CODE_FORM, WRONG_CODE } from '../code/code-form.ts';
import { type ComingBack, SPECIFIC_FAILURES } from './use-coming-back.ts';

export interface ComingBackCodeProps {
  readonly comingBack: ComingBack;
  /** The session is there again. */
  readonly onBack: () => void;
}

/** The code that was sent to the patient whose session has ended. */
export function ComingBackCode({ comingBack, onBack }: ComingBackCodeProps): ReactNode {
  const t = useTranslations('sms-login');
  const { timing } = useSession();
  const { timesSent, isSending, failure, setFailure, send } = comingBack;
  const form = useForm({
    ...CODE_FORM,
    errorText: () => t('code.failed'),
    specificFailures: SPECIFIC_FAILURES,
    send(send, { code: pin }) {
      setFailure(null);
      return send('POST /api/pin', { body: { pin } });
    },
    outcome({ mfaResponse }) {
      if (mfaResponse === 'mfa-challenge-failed') return WRONG_CODE;
      return mfaResponse === 'mfa-ok' ? onBack : 'tooManyTries';
    },
    // The form of a code has no field that the server would refuse.
    onFailure: (reason) => setFailure(reason === 'invalidFields' ? 'unknownError' : reason),
  });

  async function sendAgain(): Promise<void> {
    if (await send()) form.discard();
  }

  return (
    <CodeEntry
      form={form}
      timesSent={timesSent}
      isSending={isSending}
      onCheck={(code) => void form.submit({ code })}
      description={timesSent > 0 && t('comingBack.sent', { minutes: timing.smsCode / 60 })}
      mayCheckAgain={failure !== null}
      onSendAgain={() => void sendAgain()}
    >
      <Text role="status" size="small" tone="muted">
        {timesSent > 1 && t('code.sentAgain')}
      </Text>
    </CodeEntry>
  );
}
