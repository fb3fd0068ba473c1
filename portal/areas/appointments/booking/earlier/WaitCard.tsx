import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#components/use-failure-text.ts';
import type { EarlierTime } from '../earlier-contract.ts';
import { SHARED_WORDS } from '../moving/move-failure.ts';
import { useWait, type WaitFailure } from './use-wait.ts';

export interface WaitCardProps {
  /** Of the appointment. */
  readonly id: number;
  readonly wait: EarlierTime['wait'];
}

/** Begins to wait for an earlier time, or ends it. */
export function WaitCard({ id, wait }: WaitCardProps): ReactNode {
  const t = useTranslations('booking.earlier');
  const [samePractitioner, setSamePractitioner] = useState(true);
  const [sameClinic, setSameClinic] = useState(true);
  const { ask, end, isSending, failure, done } = useWait(id);
  const all = useTranslations('booking');
  const failureText = useFailureText();
  const textOf = (found: WaitFailure) => {
    if (found.type === 'deadlineExceeded') return t('tooLate', { hours: found.hours });
    return found.type === 'failed' ? failureText(found.error, t('failed')) : all(SHARED_WORDS[found.type]);
  };
  return (
    <Card padding={{ small: 'medium', medium: 'large' }}>
      <Stack gap="large" align="start">
        {wait ? (
          <Notice tone="success" title={t('waiting')} takesFocus={done === 'asked'}>
            {t(wait.samePractitioner ? 'samePractitionerOnly' : 'anyPractitioner')}{' '}
            {t(wait.sameClinic ? 'sameClinicOnly' : 'anyClinic')}
          </Notice>
        ) : (
          <>
            {done === 'ended' && (
              <Notice tone="success" role="status" takesFocus>
                {t('ended')}
              </Notice>
            )}
            <Checkbox isSelected={samePractitioner} onChange={setSamePractitioner}>
              {t('samePractitioner')}
            </Checkbox>
            <Checkbox isSelected={sameClinic} onChange={setSameClinic}>
              {t('sameClinic')}
            </Checkbox>
          </>
        )}
        <Text tone="muted">{t('how')}</Text>
        {failure && (
          <Notice tone="error" role="alert">
            {textOf(failure)}
          </Notice>
        )}
        <Button
          tone={wait ? 'outline' : 'primary'}
          isLoading={isSending}
          onPress={() => void (wait ? end() : ask({ samePractitioner, sameClinic }))}
        >
          {t(wait ? 'end' : 'ask')}
        </Button>
      </Stack>
    </Card>
  );
}
