import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { CodeEntry } from '../code/CodeEntry.tsx';
import type { ComingBack } from './use-coming-back.ts';

export interface ComingBackCodeProps {
  readonly comingBack: ComingBack;
}

/** The code that was sent to the patient whose session has ended. */
export function ComingBackCode({ comingBack }: ComingBackCodeProps): ReactNode {
  const t = useTranslations('sms-login');
  const { timing } = useSession();
  const { timesSent, failure, send } = comingBack;
  return (
    <CodeEntry
      sent={comingBack}
      description={timesSent > 0 && t('comingBack.sent', { minutes: timing.smsCode / 60 })}
      mayCheckAgain={failure !== null}
      onSendAgain={send}
    >
      <Text role="status" size="small" tone="muted">
        {timesSent > 1 && t('code.sentAgain')}
      </Text>
    </CodeEntry>
  );
}
