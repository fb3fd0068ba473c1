import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { CodeField } from '@portal/design-system/CodeField';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { CHECK_LETTERS, END_PART_LENGTH } from '#contract/values/identity-code-end.ts';
import type { LinkedAppointment } from '../contract.ts';
import { CheckedIn } from './CheckedIn.tsx';
import { ConsentNeeded } from './ConsentNeeded.tsx';
import type { CheckInByLink } from './use-check-in-by-link.ts';
import { useCheckInOpening } from './use-check-in-opening.ts';

export interface CheckInByLinkCardProps {
  readonly appointment: Pick<LinkedAppointment, 'id' | 'startDate' | 'selfCheckInStatus'>;
  readonly checkIn: CheckInByLink;
}

/**
 * Where the holder of a link says on the day that they have arrived: what their identity code ends in tells that it is them, and is
 * sent when its last character is there (APPT-27).
 */
export function CheckInByLinkCard({ appointment, checkIn }: CheckInByLinkCardProps): ReactNode {
  const t = useTranslations('appointments.checkIn');
  const { status, isDue, opens } = useCheckInOpening(appointment);
  const title = useId();
  const { end, endPart, isSending } = checkIn;
  const failure = end?.type === 'failed' ? end.failure : null;
  const send = (typed: string) => void checkIn.checkIn(typed);

  if (end?.type === 'consentNeeded') return <ConsentNeeded id={appointment.id} isAsAdult={end.isAsAdult} />;
  if (end?.type === 'done') return <CheckedIn room={end.room} isNews />;
  if (status === 'checkedIn') return <CheckedIn room={null} isRepeated />;
  if (status === 'statusNotAvailable' || !isDue) return null;
  if (status === 'onlyAtReception') return <Notice>{t('onlyAtReception')}</Notice>;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        <Text>{status === 'tooEarly' ? opens : t('text')}</Text>
        {failure && failure !== 'mismatch' && (
          <Notice tone="error" role="alert" takesFocus>
            {t(`failures.${failure}`)}
          </Notice>
        )}
        {failure !== 'failed' && (
          <CodeField
            label={t('endPart.label')}
            description={t('endPart.description')}
            length={END_PART_LENGTH}
            lastAlsoTakes={CHECK_LETTERS}
            value={endPart}
            onChange={checkIn.type}
            onComplete={send}
            isChecking={isSending}
            isDisabled={status === 'tooEarly'}
            error={failure === 'mismatch' ? t('failures.mismatch') : undefined}
          />
        )}
        {failure === 'networkError' && (
          <Button onPress={() => send(endPart)} isLoading={isSending}>
            {t('action')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
